import { BUDDHIST_OFFSET } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import { latinDigits } from '@dara/model';
import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { GroupHead, GroupStack, ariaAttributesOf } from '../../ui/inputs/field-group.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { controlBox } from '../../ui/base/mixins.ts';
import { useFormField } from './use-form-field.ts';
import { useTypedValue } from './typed-values.ts';

export interface FormBirthdayFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
}

/** Beyond the possible Gregorian years: the Buddhist era was meant. */
const FIRST_BUDDHIST_YEAR = 2400;
const PARTS = ['day', 'month', 'year'] as const;
type Part = (typeof PARTS)[number];

const digits = (text: string, length: number) =>
  latinDigits(text).replace(/\D/g, '').slice(0, length);

/** `yyyy-mm-dd`, or with empty places while it is being entered. */
function splitBirthday(value: string): Record<Part, string> {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

function joinBirthday({ year, month, day }: Record<Part, string>): string {
  return year || month || day ? `${year}-${month}-${day}` : '';
}

function toDay(typed: string): string {
  const text = digits(typed, 2);
  return text && text.padStart(2, '0').slice(-2);
}

/** The typed year as a Gregorian year. */
function toGregorian(typed: string): string {
  const text = digits(typed, 4);
  return text.length === 4 && Number(text) >= FIRST_BUDDHIST_YEAR
    ? String(Number(text) - BUDDHIST_OFFSET)
    : text;
}

/** Values of the three inputs. */
function typedBirthday(dayBox: HTMLElement): string | undefined {
  const controls = dayBox.parentElement?.querySelectorAll<HTMLInputElement>('input, select') ?? [];
  const [day, month, year] = [...controls].map((control) => control.value);
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return joinBirthday({ day: toDay(day), month, year: toGregorian(year) });
}

/**
 * A birthday in three parts, which is quicker than paging a calendar back by decades. The value is
 * `yyyy-mm-dd`; Thai readers see and type Buddhist years, and either calendar is understood.
 */
export function FormBirthdayField({ name, label, hint, required }: FormBirthdayFieldProps) {
  const intl = useIntl();
  const { id, error, value, setValue, onBlur } = useFormField<string>(name);
  const parts = splitBirthday(value ?? '');
  useTypedValue(name, value ?? '', (day) => typedBirthday(day) ?? value ?? '', id);
  const set = (part: Part, text: string) => setValue(joinBirthday({ ...parts, [part]: text }));
  const shownYear =
    intl.locale === 'th' && parts.year.length === 4
      ? String(Number(parts.year) + BUDDHIST_OFFSET)
      : parts.year;
  const months = Array.from({ length: 12 }, (_, index) =>
    intl.formatDate(new Date(Date.UTC(2024, index, 15)), { month: 'long', timeZone: 'UTC' }),
  );
  const common = ariaAttributesOf(id, { hint, error, required });
  return (
    <GroupStack role="group" aria-labelledby={`${id}-label`} onBlur={leaving(onBlur)}>
      <GroupHead {...{ id, label, hint, required }} />
      <Row>
        <input
          {...common}
          id={id}
          aria-label={intl.formatMessage({ id: 'kit.form.birthday.day' })}
          placeholder={intl.formatMessage({ id: 'kit.form.birthday.day' })}
          inputMode="numeric"
          autoComplete="bday-day"
          value={parts.day.replace(/^0(?=.)/, '')}
          onChange={(event) => {
            set('day', toDay(event.target.value));
          }}
        />
        <select
          {...common}
          aria-label={intl.formatMessage({ id: 'kit.form.birthday.month' })}
          autoComplete="bday-month"
          data-empty={parts.month ? undefined : ''}
          value={parts.month}
          onChange={(event) => set('month', event.target.value)}
        >
          <option value="">{intl.formatMessage({ id: 'kit.form.birthday.month' })}</option>
          {months.map((month, index) => (
            <option key={month} value={String(index + 1).padStart(2, '0')}>
              {month}
            </option>
          ))}
        </select>
        <input
          {...common}
          aria-label={intl.formatMessage({ id: 'kit.form.birthday.year' })}
          placeholder={intl.formatMessage({ id: 'kit.form.birthday.year' })}
          inputMode="numeric"
          autoComplete="bday-year"
          value={shownYear}
          onChange={(event) => set('year', toGregorian(event.target.value))}
        />
      </Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </GroupStack>
  );
}

/** Leaving one part for another is not leaving the field. */
const leaving = (onBlur: () => void) => (event: React.FocusEvent) => {
  if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
};

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(64px, 1fr) minmax(0, 2fr) minmax(88px, 1.2fr);
  gap: 8px;
  max-width: 440px;
  input,
  select {
    ${controlBox}
  }
  [data-empty] {
    color: ${tokens.inkMuted};
  }
`;
