import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { tokens } from '@dara/shared/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NumberField } from '../ui/number-field.tsx';
import { Chip } from '../ui/tag.tsx';
import { ChipRow, FilterGroup } from './filter-group.tsx';
import {
  isSameRange,
  overRange,
  toRange,
  underRange,
  type RangeBounds,
  type RangeValue,
} from './range-filter.ts';

export interface RangeFieldProps {
  label: string;
  bounds: RangeBounds;
  /** How a figure reads in a sentence: 1K, ฿500, 140 cm. */
  format: (figure: number) => string;
  /** Inside the boxes: cm, %. */
  unit?: string;
  value: RangeValue | undefined;
  onChange: (value: RangeValue | undefined) => void;
}

/** A range by its two ends, or by one of the two open ends on offer. */
export function RangeField({ label, bounds, format, unit, value, onChange }: RangeFieldProps) {
  const intl = useIntl();
  const [texts, setTexts] = useState(() => textsOf(value));
  const [known, setKnown] = useState(value);
  // What the boxes themselves asked for last: its arrival must not undo further typing.
  const [asked, setAsked] = useState<RangeValue | null>();
  // Changed from outside, by a chip or by going back: that wins over what was typed.
  if (!isSameRange(known, value)) {
    setKnown(value);
    setAsked(undefined);
    if (asked === undefined || !isSameRange(asked ?? undefined, value)) setTexts(textsOf(value));
  }
  const commit = () => {
    const next = toRange(texts.from, texts.to, bounds);
    setTexts(textsOf(next));
    if (isSameRange(next, value)) return;
    setAsked(next ?? null);
    onChange(next);
  };
  const ends = [
    { id: 'under', range: underRange(bounds), figure: bounds.under },
    { id: 'over', range: overRange(bounds), figure: bounds.over },
  ];
  return (
    <FilterGroup label={label}>
      <ChipRow>
        {ends.map(({ id, range, figure }) => {
          const isChosen = isSameRange(range, value);
          return (
            <Chip
              key={id}
              selected={isChosen}
              onClick={() => onChange(isChosen ? undefined : range)}
            >
              <FormattedMessage
                id={`shared.resource.range.${id}`}
                values={{ value: format(figure) }}
              />
            </Chip>
          );
        })}
      </ChipRow>
      <Boxes>
        {(['from', 'to'] as const).map((end) => (
          <NumberField
            key={end}
            label={intl.formatMessage({ id: `shared.resource.range.${end}` })}
            unit={unit}
            decimal={bounds.step < 1}
            maxLength={14}
            value={texts[end]}
            onChange={(event) => {
              const text = event.target.value.replace(/[^\d.,]/g, '');
              setTexts((current) => ({ ...current, [end]: text }));
            }}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
            }}
          />
        ))}
      </Boxes>
    </FilterGroup>
  );
}

function textsOf(value: RangeValue | undefined) {
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
