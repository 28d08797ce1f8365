import { CardPreview, FlipButton, hasPhoto, type CardSideName } from '@dara/agency/card';
import { useFormField } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Badge, hiddenStyle } from '@dara/kit/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CompositeCard } from '../../api/generated.ts';

interface CardPickerProps {
  name: string;
  label: string;
  cards: readonly CompositeCard[];
}

const PIXELS = 180;

/** Selects one of the talent's cards by its image; all flip together. Cards without a photo cannot be sent. */
export function CardPicker({ name, label, cards }: CardPickerProps) {
  const { id, value, error, setValue } = useFormField<string>(name);
  const { formatMessage } = useIntl();
  const [side, setSide] = useState<CardSideName>('front');
  return (
    <Fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {cards.length > 0 && (
        <FlipButton side={side} onFlip={() => setSide(side === 'front' ? 'back' : 'front')} />
      )}
      <Row>
        {cards.map((card) => (
          <Option key={card.id}>
            <input
              type="radio"
              name={id}
              value={card.id}
              checked={value === card.id}
              disabled={!hasPhoto(card)}
              aria-labelledby={`${id}-${card.id}`}
              onChange={() => setValue(card.id)}
            />
            <Frame>
              <CardPreview card={card} side={side} pixels={PIXELS} />
              <Tick aria-hidden>
                <Check size={18} />
              </Tick>
            </Frame>
            <Name id={`${id}-${card.id}`}>
              {card.name}
              {card.isDefault && (
                <Badge>
                  <FormattedMessage id="public.job.apply.defaultCard" />
                </Badge>
              )}
              {!hasPhoto(card) && (
                <Badge tone="warning">
                  <FormattedMessage id="public.job.apply.noPhoto" />
                </Badge>
              )}
            </Name>
          </Option>
        ))}
      </Row>
      {!cards.some(hasPhoto) && (
        <Refusal>{formatMessage({ id: 'agency.error.cardWithoutPhoto' })}</Refusal>
      )}
      {error && <Refusal id={`${id}-error`}>{error}</Refusal>}
    </Fieldset>
  );
}

const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
  legend {
    float: left;
    padding: 0;
    font-size: ${tokens.textSmall};
    font-weight: 600;
    line-height: 36px;
  }
  legend + button {
    float: right;
  }
`;

const Row = styled.div`
  clear: both;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 132px;
  gap: ${tokens.space4};
  /* Room for the ring of what has the focus, which the row would cut off. */
  margin-inline: -4px;
  padding: ${tokens.space2} 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 4px;
`;

const Frame = styled.span`
  position: relative;
  display: block;
  padding: 6px;
  border: 2px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
`;

const Tick = styled.span`
  position: absolute;
  inset-block-start: -2px;
  inset-inline-end: -2px;
  display: none;
  padding: 4px;
  border-radius: 0 ${tokens.radiusMedium} 0 ${tokens.radiusMedium};
  background: ${tokens.brand};
  color: ${tokens.onBrand};
  svg {
    display: block;
  }
`;

const Option = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  scroll-snap-align: start;
  gap: ${tokens.space2};
  cursor: pointer;
  input {
    ${hiddenStyle}
  }
  &:has(input:disabled) {
    cursor: not-allowed;
    ${Frame} {
      opacity: 0.6;
    }
  }
  &:hover ${Frame} {
    border-color: ${tokens.lineStrong};
  }
  input:checked + ${Frame} {
    border-color: ${tokens.brand};
  }
  input:checked + ${Frame} ${Tick} {
    display: block;
  }
  input:focus-visible + ${Frame} {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  font-size: ${tokens.textSmall};
  overflow-wrap: anywhere;
`;

const Refusal = styled.p`
  color: ${tokens.danger};
  font-size: ${tokens.textSmall};
`;
