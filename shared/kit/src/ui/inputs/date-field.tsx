import { useIntl } from '@dara/sdk/i18n';
import { CalendarDate, parseDate, type DateValue } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { FocusEvent } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
  Text,
} from 'react-aria-components';
import { FieldError, FieldHint, RequiredMark, type FieldProps } from './field.tsx';
import { DateFieldRoot, PopoverContent } from './date-field.styles.ts';

export interface DateFieldProps extends FieldProps {
  /** `yyyy-mm-dd`, whatever calendar is shown; an empty string for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Bounds as `yyyy-mm-dd`. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** A date by keyboard or calendar: Buddhist years in Thai, Gregorian in English. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, required, id, className, value, onChange, onBlur, disabled } = props;
  const intl = useIntl();
  return (
    <I18nProvider locale={intl.locale === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB'}>
      <DateFieldRoot $hideLabel={props.hideLabel} data-field>
        <DatePicker
          id={id}
          className={className}
          value={toDate(value)}
          onChange={(next) => onChange(fromDate(next))}
          onBlur={onBlur}
          minValue={toDate(props.min) ?? undefined}
          maxValue={toDate(props.max) ?? undefined}
          isRequired={required}
          isInvalid={Boolean(error)}
          isDisabled={disabled}
          shouldForceLeadingZeros
          validationBehavior="aria"
        >
          <Label>
            {label}
            {required && <RequiredMark aria-hidden>*</RequiredMark>}
          </Label>
          {hint && (
            <Text slot="description" data-part="hint">
              <FieldHint as="span">{hint}</FieldHint>
            </Text>
          )}
          <Group className="box" data-part="control">
            <DateInput className="segments">
              {(segment) => <DateSegment segment={segment} className="segment" />}
            </DateInput>
            <Button
              className="opener"
              aria-label={intl.formatMessage({ id: 'kit.ui.calendar.open' })}
            >
              <CalendarDays size={20} aria-hidden />
            </Button>
          </Group>
          {error && (
            <Text slot="errorMessage" data-part="error">
              <FieldError id={`${id ?? 'date'}-error`}>{error}</FieldError>
            </Text>
          )}
          <Popover placement="bottom start">
            <PopoverContent>
              <Dialog>
                <CalendarParts />
              </Dialog>
            </PopoverContent>
          </Popover>
        </DatePicker>
      </DateFieldRoot>
    </I18nProvider>
  );
}

/** The library's own words know no Thai. */
function CalendarParts() {
  const { formatMessage } = useIntl();
  return (
    <Calendar>
      <header>
        <Button slot="previous" aria-label={formatMessage({ id: 'kit.ui.calendar.previous' })}>
          <ChevronLeft size={20} aria-hidden />
        </Button>
        <Heading />
        <Button slot="next" aria-label={formatMessage({ id: 'kit.ui.calendar.next' })}>
          <ChevronRight size={20} aria-hidden />
        </Button>
      </header>
      <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
    </Calendar>
  );
}

/** The date a value names; anything that is none counts as empty. */
function toDate(value: string | undefined): CalendarDate | null {
  try {
    return value ? parseDate(value) : null;
  } catch {
    return null;
  }
}

// The picker answers in the calendar it was given, which is always the Gregorian.
function fromDate(date: DateValue | null): string {
  if (!date) return '';
  return new CalendarDate(date.year, date.month, date.day).toString();
}
