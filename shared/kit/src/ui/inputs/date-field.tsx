import { latinDigits } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import {
  BuddhistCalendar,
  CalendarDate,
  GregorianCalendar,
  parseDate,
  toCalendar,
  today,
  type DateValue,
} from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
} from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateFieldContext,
  DateFieldStateContext,
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
  useSlottedContext,
  type DateFieldState,
} from 'react-aria-components';
import { wholeDate } from './whole-date.ts';
import { FieldError, FieldHint, RequiredMark, type FieldProps } from './field.tsx';
import { DateFieldRoot, PopoverContent } from './date-field.styles.ts';

export interface DateFieldProps extends FieldProps {
  /** `yyyy-mm-dd` in either calendar; an empty string for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Called before `onChange`: whether the typed year is incomplete, which leaves the value as it was. */
  onIncomplete?: (isIncomplete: boolean) => void;
  /** Bounds as `yyyy-mm-dd`. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** A date by keyboard or calendar: Buddhist years in Thai, Gregorian in English. */
export function DateField(props: DateFieldProps) {
  const { label, hint, required, id, className, value, onChange, onBlur, disabled } = props;
  const { onIncomplete } = props;
  const intl = useIntl();
  const isThai = intl.locale === 'th';
  const calendar = isThai ? BUDDHIST : GREGORIAN;
  // A date with an incomplete year, shown until it is complete or `value` changes.
  const [typed, setTyped] = useState<{ date: DateValue; value: string }>();
  const [isFocused, setIsFocused] = useState(false);
  const incomplete = typed?.value === value ? typed.date : undefined;
  const error =
    incomplete && !isFocused ? intl.formatMessage({ id: 'kit.ui.date.incomplete' }) : props.error;
  const date = toDate(value);
  const shown = date && toCalendar(date, calendar);
  const change = (next: DateValue | null): void => {
    const whole = next && wholeDate(next);
    const isIncomplete = next !== null && whole === null;
    setTyped(isIncomplete ? { date: next, value } : undefined);
    onIncomplete?.(isIncomplete);
    if (!isIncomplete) onChange(whole?.toString() ?? '');
  };
  return (
    <I18nProvider locale={isThai ? 'th-TH-u-ca-buddhist' : 'en-GB'}>
      <DateFieldRoot $hideLabel={props.hideLabel} data-field>
        <DatePicker
          id={id}
          className={className}
          value={shown}
          placeholderValue={toCalendar(today('Asia/Bangkok'), calendar)}
          onChange={change}
          onBlur={onBlur}
          onFocusChange={setIsFocused}
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
            <Segments value={incomplete ?? shown} onChange={change} />
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

/**
 * The only part that has an incomplete year. The picker writes its value into a hidden date input, and browsers report
 * years before Christ as an error.
 */
function Segments(props: { value: DateValue | null; onChange: (next: DateValue | null) => void }) {
  const field = useSlottedContext(DateFieldContext);
  const boxRef = useLatinDigits();
  return (
    <DateFieldContext.Provider value={{ ...field, ...props }}>
      <DateInput ref={boxRef} className="segments">
        {(segment) =>
          segment.type === 'year' ? (
            <YearSegment segment={segment} className="segment" />
          ) : (
            <DateSegment segment={segment} className="segment" />
          )
        }
      </DateInput>
    </DateFieldContext.Provider>
  );
}

/** Segments ignore Thai digits: they are typed again as 0-9. */
function useLatinDigits() {
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = boxRef.current;
    const handleInput = (event: InputEvent) => {
      const data = event.data && latinDigits(event.data);
      if (data === event.data) return;
      event.preventDefault();
      event.stopPropagation();
      const init = { data, inputType: event.inputType, bubbles: true, cancelable: true };
      event.target?.dispatchEvent(new InputEvent('beforeinput', init));
    };
    box?.addEventListener('beforeinput', handleInput, { capture: true });
    return () => box?.removeEventListener('beforeinput', handleInput, { capture: true });
  }, []);
  return boxRef;
}

/** Reports leap days of the era that is not shown, which the library waits to change into the 28th. */
function YearSegment(props: ComponentProps<typeof DateSegment>) {
  const state = useContext(DateFieldStateContext);
  const leapDay = state && otherEraLeapDay(state);
  useEffect(() => {
    if (leapDay) state.setValue(leapDay);
  });
  return <DateSegment {...props} />;
}

function otherEraLeapDay({ segments, calendar }: DateFieldState): CalendarDate | null {
  const typed = (type: string) => segments.find((one) => one.type === type)?.value ?? 0;
  const [year, month, day] = [typed('year'), typed('month'), typed('day')];
  const isShownEra = new CalendarDate(calendar, year, month, day).day === day;
  return day === 29 && month === 2 && !isShownEra ? wholeDate({ year, month, day }) : null;
}

/** The library has no Thai texts. */
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

/** The date of a value; an invalid one counts as empty. */
function toDate(value: string | undefined): CalendarDate | null {
  try {
    return value ? parseDate(value) : null;
  } catch {
    return null;
  }
}

// Typed dates stay in the calendar shown: converting an incomplete year moves the day.
const BUDDHIST = new BuddhistCalendar();
const GREGORIAN = new GregorianCalendar();
