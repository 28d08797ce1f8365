import { provinceName } from '@dara/agency/labels';
import type { Place } from '@dara/agency/fields';
import { DescriptionList, RecordSection } from '@dara/kit/record';
import { ExternalLink } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BusinessRecord } from '../../api/generated.ts';
import { labelId } from './business-labels.ts';
import { placeQueries } from './place-queries.ts';

const SECTIONS = [
  ['company', ['taxId', 'branchNo', 'industry', 'website']],
  ['contact', ['contactName', 'position', 'email', 'contactPhone', 'lineId']],
  ['address', ['address', 'subDistrict', 'district', 'province', 'postalCode']],
] as const;

/** Read-only view of a business. */
export function BusinessFacts({ business }: { business: BusinessRecord }) {
  const locale = useLocale();
  const { province, district } = business;
  const districts = placeQueries.useDistricts(province ?? '').currentData?.items;
  const subDistricts = placeQueries.useSubDistricts(district ?? '').currentData?.items;
  const nameOf = (places: readonly Place[] | undefined, code: string | null) =>
    localized(places?.find((place) => place.code === code)?.name ?? null, locale) || code;
  const shown: Partial<Record<string, ReactNode>> = {
    website: business.website && (
      <ExternalLink href={business.website}>{business.website}</ExternalLink>
    ),
    province: provinceName(province, locale) || null,
    district: nameOf(districts, district),
    subDistrict: nameOf(subDistricts, business.subDistrict),
  };
  return (
    <Sheets>
      {SECTIONS.map(([id, names]) => (
        <RecordSection key={id} title={<FormattedMessage id={`business.profile.section.${id}`} />}>
          <DescriptionList
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
