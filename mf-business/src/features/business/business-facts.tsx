import { PROVINCES } from '@dara/model';
import { FactList, RecordSection } from '@dara/kit/record';
import { OutsideLink } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BusinessRecord } from '../../api/generated.ts';
import { labelId } from './business-labels.ts';

const SECTIONS = [
  ['company', ['taxId', 'branchNo', 'industry', 'website']],
  ['contact', ['contactName', 'position', 'email', 'contactPhone', 'lineId']],
  ['address', ['address', 'province', 'postalCode']],
] as const;

/** A business as those read it who do not change it. */
export function BusinessFacts({ business }: { business: BusinessRecord }) {
  const locale = useLocale();
  const provinces = PROVINCES as Readonly<Record<string, { th: string; en: string }>>;
  const shown: Partial<Record<string, ReactNode>> = {
    website: business.website && (
      <OutsideLink href={business.website}>{business.website}</OutsideLink>
    ),
    province: business.province && localized(provinces[business.province], locale),
  };
  return (
    <Sheets>
      {SECTIONS.map(([id, names]) => (
        <RecordSection key={id} title={<FormattedMessage id={`business.profile.section.${id}`} />}>
          <FactList
            facts={names.map((name) => ({
              id: name,
              label: <FormattedMessage id={labelId(name)} />,
              value: name in shown ? (shown[name] ?? null) : business[name],
            }))}
          />
        </RecordSection>
      ))}
    </Sheets>
  );
}

const Sheets = styled.div`
  display: grid;
  gap: ${tokens.space4};
  max-width: 760px;
`;
