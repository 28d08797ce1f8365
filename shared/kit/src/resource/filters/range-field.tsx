import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/inputs/number-field.tsx';
import { Chip, ChipLink } from '../../ui/display/tag.tsx';
import { HiddenQueryFields } from '../state/hidden-query-fields.tsx';
import { ChipRow, FilterGroup } from './filter-group.tsx';
import { toRange } from './range-filter.ts';
import { isSameRange, type RangeBounds, type RangeValue } from './range.ts';
import { rangeChoices, rangeText } from './range-text.ts';
import { useTypedBefore } from '../../ui/base/use-typed-before.ts';
import type { ListForm, ListLink } from '../state/use-list-state.ts';

export interface RangeFieldProps {
  label: string;
  /** As in `FilterGroup`. */
  isFolded?: boolean;
  bounds: RangeBounds;
  /** How a figure reads in a sentence: 1K, ฿500, 140 cm. */
  format: (figure: number) => string;
  /** Inside the boxes: cm, %. */
  unit?: string;
  /** In the boxes. */
  value: RangeValue | undefined;
  /** The chosen bands, where several may be; otherwise `value`. */
  chosen?: readonly RangeValue[];
  onChange: (value: RangeValue | undefined) => void;
  /** Links and a GET form, so that it works before hydration. */
  sent?: {
    name: string;
    form: ListForm;
    /** The view after a press on a band. */
    linkTo: (band: RangeValue, isChosen: boolean) => ListLink;
  };
}

/** A range by its bounds, or by one of the given bands. */
export function RangeField(props: RangeFieldProps) {
  const { label, isFolded, bounds, format, value, chosen = [value], onChange, sent } = props;
  const intl = useIntl();
  return (
    <FilterGroup label={label} isFolded={isFolded}>
      <ChipRow>
        {rangeChoices(bounds).map((range) => {
          const isChosen = chosen.some((one) => isSameRange(range, one));
          const words = rangeText(intl, range, { bounds, format });
          return sent ? (
            <ChipLink key={words} selected={isChosen} {...sent.linkTo(range, isChosen)}>
              {words}
            </ChipLink>
          ) : (
            <Chip
              key={words}
              selected={isChosen}
              onClick={() => onChange(isChosen ? undefined : range)}
            >
              {words}
            </Chip>
          );
        })}
      </ChipRow>
      <Ends {...props} />
    </FilterGroup>
  );
}

/** The inputs of the bounds; in a form of their own when submitted. */
function Ends({ bounds, unit, value, onChange, sent }: RangeFieldProps) {
  const intl = useIntl();
  const refs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const { texts, setTexts, commit } = useEnds(bounds, value, onChange);
  useTypedEnds(refs, value, (typed) => {
    const isTyping = Object.values(refs).some(({ current }) => current === document.activeElement);
    if (isTyping) setTexts(typed);
    else commit(typed);
  });
  const boxes = ENDS.map((end) => (
    <NumberField
      key={end}
      ref={refs[end]}
      name={sent?.name}
      label={intl.formatMessage({ id: `kit.resource.range.${end}` })}
      unit={unit}
      decimal={bounds.step < 1}
      maxLength={14}
      value={texts[end]}
      onChange={(text) => setTexts((current) => ({ ...current, [end]: text }))}
      onBlur={() => commit(texts)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(texts);
      }}
    />
  ));
  if (!sent) return <Boxes>{boxes}</Boxes>;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit(texts);
  };
  return (
    <Boxes as="form" method="get" action={sent.form.action} onSubmit={handleSubmit}>
      <HiddenQueryFields form={sent.form} />
      {boxes}
      <noscript>
        <Button type="submit" size="small">
          <FormattedMessage id="kit.resource.apply" />
        </Button>
      </noscript>
    </Boxes>
  );
}

const ENDS = ['from', 'to'] as const;

type Texts = Record<(typeof ENDS)[number], string>;

/** What is in the boxes, until the range itself changes. */
function useEnds(
  bounds: RangeBounds,
  value: RangeValue | undefined,
  onChange: (value: RangeValue | undefined) => void,
) {
  const [texts, setTexts] = useState(() => textsOf(value));
  const [known, setKnown] = useState(value);
  // The last range requested by these inputs: its arrival must not overwrite further typing.
  const [asked, setAsked] = useState<RangeValue | null>();
  // Changed from outside, by a chip or by going back: overrides the inputs.
  if (!isSameRange(known, value)) {
    setKnown(value);
    setAsked(undefined);
    if (asked === undefined || !isSameRange(asked ?? undefined, value)) setTexts(textsOf(value));
  }
  const commit = (typed: Texts) => {
    const next = toRange(typed.from, typed.to, bounds);
    setTexts(textsOf(next));
    if (isSameRange(next, value)) return;
    setAsked(next ?? null);
    onChange(next);
  };
  return { texts, setTexts, commit };
}

/** Values typed before hydration. */
function useTypedEnds(
  refs: Record<keyof Texts, RefObject<HTMLInputElement | null>>,
  value: RangeValue | undefined,
  onTyped: (texts: Texts) => void,
) {
  const sent = textsOf(value);
  const read = () =>
    onTyped({
      from: refs.from.current?.value ?? sent.from,
      to: refs.to.current?.value ?? sent.to,
    });
  useTypedBefore(refs.from, sent.from, read);
  useTypedBefore(refs.to, sent.to, read);
}

function textsOf(value: RangeValue | undefined): Texts {
  return { from: String(value?.from ?? ''), to: String(value?.to ?? '') };
}

const Boxes = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin-block-start: 12px;
  label {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    font-weight: 400;
  }
`;
