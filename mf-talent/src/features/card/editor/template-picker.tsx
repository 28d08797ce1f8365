import { CardSide } from '@dara/agency/card';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Skeleton, hiddenStyle } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { CardDraftDrawing, CardTemplate } from '../../../api/generated.ts';
import { changed } from '../draft/card-draft.ts';
import { useCardEditor } from '../draft/card-editor-context.ts';
import { drawnDraft } from '../draft/drawn-draft.ts';
import { useCoalesceKey } from '../draft/use-coalesce-key.ts';

const THUMB_PX = 110;

/** Templates with the card's photos, and their number of photos. */
export function TemplatePicker({
  drawingOf,
}: {
  drawingOf: (template: CardTemplate) => CardDraftDrawing | undefined;
}) {
  const { formatMessage } = useIntl();
  const { options, draft, pictures, change, announce } = useCardEditor();
  const coalesceKey = useCoalesceKey();
  return (
    <Set>
      <Legend>
        <FormattedMessage id="talent.card.template" />
      </Legend>
      {options.templates.map(({ template, front, back, slots }) => {
        const places = slots.length;
        const drawn = drawingOf(template);
        const preview =
          drawn &&
          drawnDraft(drawn, changed(draft, { kind: 'template', template, places }), pictures);
        return (
          <Choice key={template} data-chosen={template === draft.template || undefined}>
            <input
              type="radio"
              name="card-template"
              value={template}
              checked={template === draft.template}
              onChange={() => {
                change({ kind: 'template', template, places }, coalesceKey('template'));
                announce({ id: 'talent.card.templateChosen' }, { count: places });
              }}
            />
            <Sides aria-hidden>
              {preview ? (
                <>
                  <CardSide card={preview} side="front" pixels={THUMB_PX} />
                  <CardSide card={preview} side="back" pixels={THUMB_PX} />
                </>
              ) : (
                <>
                  <Skeleton shape="box" ratio="148 / 210" />
                  <Skeleton shape="box" ratio="148 / 210" />
                </>
              )}
            </Sides>
            <strong>{template}</strong>
            <small>{formatMessage({ id: 'talent.card.photos' }, { front, back })}</small>
          </Choice>
        );
      })}
    </Set>
  );
}

const Set = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${tokens.space3};
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  ${hiddenStyle}
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: ${tokens.space2};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  cursor: pointer;
  input {
    ${hiddenStyle}
  }
  strong {
    margin-block-start: ${tokens.space2};
    font-size: ${tokens.textSmall};
    font-weight: 600;
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  &:hover {
    border-color: ${tokens.ink};
  }
  &[data-chosen] {
    border-color: ${tokens.brand};
    box-shadow: inset 0 0 0 1px ${tokens.brand};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }
`;

const Sides = styled.span`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 4px;
  svg {
    box-shadow: ${tokens.shadowSmall};
  }
`;
