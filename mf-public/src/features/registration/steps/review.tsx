import { useStepForm } from '@dara/kit/forms';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Button, VisuallyHidden } from '@dara/kit/ui';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormikContext } from 'formik';
import type { AddressValues } from '../model/account.model.ts';
import { placeQueries } from './place-queries.ts';

export interface ReviewGroup {
  /** Id of the step that edits it. */
  step: string;
  facts: readonly ReviewFact[];
}

interface ReviewFact {
  /** Name of the field. */
  id: string;
  value: ReactNode;
  /** Label, if it is not a field of registration. */
  labelId?: string;
}

export const ADDRESS_REVIEW: ReviewGroup = {
  step: 'address',
  facts: [{ id: 'address', labelId: 'agency.address.address', value: <AddressText /> }],
};

/** A text in one or two languages on one line. */
export const joinLanguages = ({ th, en }: { th: string; en: string }): string =>
  [th, en].filter(Boolean).join(' / ');

/** Everything that was entered, with a link back to each step. */
export function Review({ groups }: { groups: readonly ReviewGroup[] }) {
  const { goToStep } = useStepForm();
  return (
    <>
      {groups.map(({ step, facts }) => {
        const title = <FormattedMessage id={`public.register.step.${step}`} />;
        return (
          <Group key={step}>
            <header>
              <h3>{title}</h3>
              <Button
                size="small"
                variant="ghost"
                icon={<Pencil size={16} aria-hidden />}
                onClick={() => goToStep(step)}
              >
                <FormattedMessage id="public.register.edit" />
                <VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            </header>
            <dl>
              {facts.map(({ id, value, labelId = `public.register.field.${id}` }) => (
                <div key={id}>
                  <dt>
                    <FormattedMessage id={labelId} />
                  </dt>
                  <dd>{value || <FormattedMessage id="public.register.none" />}</dd>
                </div>
              ))}
            </dl>
          </Group>
        );
      })}
    </>
  );
}

/** The address of the form as one text. */
function AddressText() {
  const locale = useLocale();
  const { values } = useFormikContext<AddressValues>();
  const { address, province, district, subDistrict, postalCode } = values;
  const provinces = placeQueries.useProvinces().currentData?.items;
  const districts = placeQueries.useDistricts(province).currentData?.items;
  const subDistricts = placeQueries.useSubDistricts(district).currentData?.items;
  const nameOf = (list: typeof provinces, code: string) =>
    localized(list?.find((place) => place.code === code)?.name, locale);
  return [
    address,
    nameOf(subDistricts, subDistrict),
    nameOf(districts, district),
    nameOf(provinces, province),
    postalCode,
  ]
    .filter(Boolean)
    .join(' ');
}

const Group = styled.section`
  padding-block-end: ${tokens.space4};
  border-block-end: 1px solid ${tokens.line};
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space3};
  }
  h3 {
    font-size: ${tokens.textBody};
  }
  dl {
    display: grid;
    gap: ${tokens.space2};
    margin: ${tokens.space2} 0 0;
  }
  dl > div {
    ${media.tablet} {
      display: grid;
      grid-template-columns: 200px minmax(0, 1fr);
      gap: ${tokens.space4};
    }
  }
  dt {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
