import type { CardArea } from '@dara/agency/card';
import { useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { IconButton } from '@dara/kit/ui';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { styled } from 'styled-components';
import type { PlacedPhoto } from '../draft/card-draft.ts';
import { useCardEditor } from '../draft/card-editor-context.ts';
import type { EditorImage } from '../draft/editor-image.ts';
import { useCoalesceKey } from '../draft/use-coalesce-key.ts';
import { MAX_ZOOM, ZOOM_STEP, zoomed, type PhotoView } from './photo-view.ts';
import { Slider } from './slider.tsx';

export interface ViewSlidersProps {
  slot: number;
  photo: PlacedPhoto;
  picture: EditorImage;
  place: CardArea;
}

/** Zooms and moves a photo in its place by keys and sliders. */
export function ViewSliders({ slot, photo, picture, place }: ViewSlidersProps) {
  const { formatMessage } = useIntl();
  const { change } = useCardEditor();
  const coalesceKey = useCoalesceKey();
  const setView = (view: PhotoView, name: string) =>
    change({ kind: 'view', slot, ...view }, coalesceKey(`${slot} ${name}`));
  const zoom = (factor: number) => setView(zoomed(photo, place, picture.image, factor), 'zoom');
  return (
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
  );
}

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
