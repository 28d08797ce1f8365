import type { CardArea } from '@dara/agency/card';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Button, IconButton, Menu } from '@dara/kit/ui';
import {
  ArrowLeftRight,
  MousePointerClick,
  Trash2,
  TriangleAlert,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { css, styled } from 'styled-components';
import type { PlacedPhoto } from '../draft/card-draft.ts';
import { placeOf, useCardEditor } from '../draft/card-editor-context.ts';
import type { EditorPicture } from '../draft/editor-picture.ts';
import { MAX_ZOOM, ZOOM_STEP, photoDpi, zoomed, type PhotoView } from './photo-view.ts';
import { Slider } from './slider.tsx';
import { useCoalesceKey } from '../draft/use-coalesce-key.ts';

/** What can be done with the photo of the chosen place without dragging. */
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

interface ToolsProps {
  slot: number;
  photo: PlacedPhoto;
  picture: EditorPicture;
  place: CardArea;
}

function Tools({ slot, photo, picture, place }: ToolsProps) {
  const { formatMessage } = useIntl();
  const { change, draft, options, announce, select } = useCardEditor();
  const coalesceKey = useCoalesceKey();
  const nameOf = (other: number) => {
    const { side, number } = placeOf(options, draft, other);
    return formatMessage({ id: `talent.card.slot.${side}` }, { number });
  };
  const setView = (view: PhotoView, name: string) =>
    change({ kind: 'view', slot, ...view }, coalesceKey(`${slot} ${name}`));
  const zoom = (factor: number) => setView(zoomed(photo, place, picture.image, factor), 'zoom');
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
      <Sliders>
        <ZoomRow>
          <IconButton
            size="small"
            label={formatMessage({ id: 'talent.card.tools.smaller' })}
            icon={<ZoomOut size={18} aria-hidden />}
            disabled={photo.zoom <= 1}
            onClick={() => zoom(1 / ZOOM_STEP)}
          />
          <Slider
            label={formatMessage({ id: 'talent.card.tools.zoom' })}
            min={1}
            max={MAX_ZOOM}
            value={photo.zoom}
            text={formatMessage({ id: 'talent.card.percent' }, { share: photo.zoom })}
            onChange={(value) =>
              setView(zoomed(photo, place, picture.image, value / photo.zoom), 'zoom')
            }
          />
          <IconButton
            size="small"
            label={formatMessage({ id: 'talent.card.tools.larger' })}
            icon={<ZoomIn size={18} aria-hidden />}
            disabled={photo.zoom >= MAX_ZOOM}
            onClick={() => zoom(ZOOM_STEP)}
          />
        </ZoomRow>
        <Slider
          label={formatMessage({ id: 'talent.card.tools.across' })}
          min={-1}
          max={1}
          value={photo.x}
          onChange={(x) => setView({ ...photo, x }, 'x')}
        />
        <Slider
          label={formatMessage({ id: 'talent.card.tools.down' })}
          min={-1}
          max={1}
          value={photo.y}
          onChange={(y) => setView({ ...photo, y }, 'y')}
        />
      </Sliders>
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

/* What stands below does not jump when a photo is chosen. */
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

const Sliders = styled.div`
  display: grid;
  gap: ${tokens.space2} ${tokens.space5};
  align-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const ZoomRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space1};
  > label {
    flex: 1;
  }
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
