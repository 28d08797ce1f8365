import type { CardArea } from '@dara/agency/card';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Button, IconButton, Menu } from '@dara/kit/ui';
import { ArrowLeftRight, MousePointerClick, Trash2, TriangleAlert } from 'lucide-react';
import { css, styled } from 'styled-components';
import { placeOf, useCardEditor } from '../draft/card-editor-context.ts';
import { photoDpi } from './photo-view.ts';
import { ViewSliders, type ViewSlidersProps } from './view-sliders.tsx';

/** Actions on the selected photo without dragging. */
export function PhotoTools({
  placeOfSlot,
}: {
  placeOfSlot: (slot: number) => CardArea | undefined;
}) {
  const { draft, pictures, selected } = useCardEditor();
  const photo = selected === null ? undefined : draft.photos[selected];
  const picture = photo ? pictures.get(photo.picture) : undefined;
  const place = selected === null ? undefined : placeOfSlot(selected);
  if (selected === null || !photo || !picture || !place) {
    return (
      <Hint>
        <MousePointerClick size={22} aria-hidden />
        <FormattedMessage
          id={selected === null ? 'talent.card.tools.none' : 'talent.card.tools.empty'}
        />
      </Hint>
    );
  }
  return <Tools {...{ slot: selected, photo, picture, place }} />;
}

function Tools({ slot, photo, picture, place }: ViewSlidersProps) {
  const { formatMessage } = useIntl();
  const { change, draft, options, announce, select } = useCardEditor();
  const nameOf = (other: number) => {
    const { side, number } = placeOf(options, draft, other);
    return formatMessage({ id: `talent.card.slot.${side}` }, { number });
  };
  const dpi = photoDpi(photo, place, picture.image);
  const swap = (to: number) => {
    change({ kind: 'swap', from: slot, to });
    select(to);
    announce({ id: 'talent.card.swapped' }, { place: nameOf(to) });
  };
  const others = Array.from({ length: draft.places }, (_, index) => index).filter(
    (other) => other !== slot,
  );
  return (
    <Group role="group" aria-label={nameOf(slot)}>
      <Line>
        <strong>{nameOf(slot)}</strong>
        <Actions>
          <Menu
            align="start"
            trigger={
              <Button size="small" variant="ghost" icon={<ArrowLeftRight size={18} aria-hidden />}>
                <FormattedMessage id="talent.card.tools.swap" />
              </Button>
            }
            items={others.map((other) => ({
              id: String(other),
              label: nameOf(other),
              onSelect: () => swap(other),
            }))}
          />
          <IconButton
            size="small"
            label={formatMessage({ id: 'talent.card.tools.clear' })}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => {
              change({ kind: 'clear', slot });
              announce({ id: 'talent.card.cleared' });
            }}
          />
        </Actions>
      </Line>
      <ViewSliders {...{ slot, photo, picture, place }} />
      {dpi < options.dpiMin && (
        <Soft role="status">
          <TriangleAlert size={18} aria-hidden />
          <span>
            <FormattedMessage id="talent.card.softAdvice" values={{ dpi, least: options.dpiMin }} />
          </span>
        </Soft>
      )}
    </Group>
  );
}

/* What is below does not jump when a photo is chosen. */
const roomy = css`
  ${media.wide} {
    min-height: 186px;
  }
`;

const Hint = styled.p`
  ${roomy}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space3};
  align-items: center;
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  ${media.wide} {
    grid-template-columns: minmax(0, 28ch);
    align-content: center;
    justify-content: center;
    justify-items: center;
    text-align: center;
  }
`;

const Group = styled.div`
  ${roomy}
  display: grid;
  align-content: start;
  gap: ${tokens.space2};
  padding: ${tokens.space3} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space2};
`;

const Actions = styled.div`
  display: flex;
  gap: ${tokens.space1};
`;

const Soft = styled.p`
  display: flex;
  gap: ${tokens.space2};
  color: ${tokens.warning};
  font-size: ${tokens.textSmall};
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
