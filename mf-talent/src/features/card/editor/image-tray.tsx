import { useDraggable } from '@dnd-kit/core';
import { photoUrl } from '@dara/agency/card';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { DropZone } from '@dara/kit/image-field';
import { tokens } from '@dara/sdk/theme';
import { Button, IconButton, focusRing } from '@dara/kit/ui';
import { Check, Wand2, X } from 'lucide-react';
import { styled } from 'styled-components';
import { placeOf, useCardEditor } from '../draft/card-editor-context.ts';
import type { EditorImage } from '../draft/editor-image.ts';
import { ProblemList } from './problem-list.tsx';

const THUMB_PX = 110;

/** The images for a card: the talent's own, and uploads from the device. */
export function ImageTray() {
  const { formatMessage } = useIntl();
  const { draft, pictures, change, addFiles, problems, announce } = useCardEditor();
  const all = [...pictures.values()];
  const free = draft.photos.slice(0, draft.places).filter((photo) => photo === null).length;
  const fill = (keys: readonly string[]) => {
    change({ kind: 'fill', pictures: keys });
    announce({ id: 'talent.card.filledAll' });
  };
  const album = all.filter(({ source }) => source !== 'profile').map(({ key }) => key);
  return (
    <Stack>
      <Lead>
        <FormattedMessage id={all.length > 0 ? 'talent.card.tray.lead' : 'talent.card.tray.none'} />
      </Lead>
      {free > 0 && album.length > 0 && (
        <Button icon={<Wand2 size={18} aria-hidden />} onClick={() => fill(album)}>
          <FormattedMessage id="talent.card.tray.fill" values={{ count: free }} />
        </Button>
      )}
      {all.length > 0 && (
        <Grid aria-label={formatMessage({ id: 'talent.card.tray.title' })}>
          {all.map((picture, index) => (
            <li key={picture.key}>
              <Thumb picture={picture} number={index + 1} />
            </li>
          ))}
        </Grid>
      )}
      <DropZone
        id="card-files"
        multiple
        describedBy={problems.length > 0 ? 'card-files-problems' : undefined}
        isInvalid={problems.length > 0}
        hint={<FormattedMessage id="kit.image.limits" values={{ limit: 5 }} />}
        onFiles={(files) => void addFiles(files)}
      />
      <ProblemList id="card-files-problems" lines={problems} />
    </Stack>
  );
}

function Thumb({ picture, number }: { picture: EditorImage; number: number }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { draft, options, selected, select, change, announce, removeFile } = useCardEditor();
  const { key, image } = picture;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `picture-${key}`,
    data: { picture: key },
  });
  const at = draft.photos.findIndex((photo) => photo?.picture === key);
  const isPlaced = at >= 0 && at < draft.places;
  const nameOf = (slot: number) => {
    const where = placeOf(options, draft, slot);
    return formatMessage({ id: `talent.card.slot.${where.side}` }, { number: where.number });
  };
  const words =
    localized(image.alt, locale) ||
    picture.file?.name ||
    formatMessage({ id: 'kit.image.number' }, { number });
  const handlePlace = () => {
    const free = draft.photos.findIndex((photo, slot) => slot < draft.places && photo === null);
    const slot = selected ?? (free >= 0 ? free : null);
    if (slot === null) return announce({ id: 'talent.card.tray.chooseFirst' });
    change({ kind: 'place', slot, picture: key });
    select(slot);
    announce({ id: 'talent.card.placed' }, { place: nameOf(slot) });
  };
  return (
    <>
      <Pick
        type="button"
        ref={setNodeRef}
        data-dragging={isDragging || undefined}
        data-refused={picture.refusal ? '' : undefined}
        {...listeners}
        onClick={handlePlace}
        aria-label={[words, isPlaced ? nameOf(at) : '', picture.refusal ?? '']
          .filter(Boolean)
          .join(', ')}
        title={words}
      >
        <img src={photoUrl(image, THUMB_PX)} alt="" draggable={false} />
        {isPlaced && (
          <Mark aria-hidden>
            <Check size={14} strokeWidth={3} />
          </Mark>
        )}
      </Pick>
      {picture.file && (
        <Remove
          size="small"
          variant="secondary"
          label={formatMessage({ id: 'talent.card.tray.remove' }, { name: picture.file.name })}
          icon={<X size={16} aria-hidden />}
          onClick={() => removeFile(key)}
        />
      )}
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space4};
`;

const Lead = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: ${tokens.space2};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
  }
`;

const Pick = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusSmall};
  background: ${tokens.paperSunken};
  cursor: grab;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  ${focusRing}
  img {
    display: block;
    width: 100%;
    aspect-ratio: 3 / 4;
    object-fit: cover;
    object-position: 50% 20%;
  }
  &:hover {
    border-color: ${tokens.brand};
  }
  &[data-dragging] {
    opacity: 0.4;
  }
  &[data-refused] {
    border: 2px solid ${tokens.danger};
  }
`;

const Mark = styled.span`
  position: absolute;
  inset: auto 4px 4px auto;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 2px solid #fff;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.brandFill};
  color: ${tokens.onBrandFill};
`;

const Remove = styled(IconButton)`
  position: absolute;
  inset: 2px 2px auto auto;
  width: 28px;
  min-height: 28px;
`;
