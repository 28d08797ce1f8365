import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens, zIndex } from '@dara/sdk/theme';
import { GripVertical, X } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { focusRing, coarsePointer } from '../../ui/base/mixins.ts';
import type { AlbumImage } from './album.ts';
import { ImagePreview } from '../file/image-preview.tsx';
import { isFile } from '../file/image.ts';

interface AlbumItemProps {
  entry: AlbumImage;
  at: number;
  openId: string;
  /** Server error of this image. */
  refusal?: string;
  onOpen: () => void;
  onRemove: () => void;
}

/** An image of the album: draggable anywhere, and by its handle with the keyboard. */
export function AlbumItem({ entry, at, openId, refusal, onOpen, onRemove }: AlbumItemProps) {
  const { formatMessage } = useIntl();
  const sortable = useSortable({ id: entry.key });
  const { attributes, listeners = {}, transform, transition, isDragging } = sortable;
  const { onKeyDown, ...pointer } = listeners as Record<
    string,
    (event: React.SyntheticEvent) => void
  >;
  const number = at + 1;
  return (
    <Item
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
      data-refused={refusal === undefined ? undefined : ''}
      {...pointer}
    >
      <Open
        id={openId}
        type="button"
        aria-label={formatMessage({ id: 'kit.image.album.open' }, { number })}
        aria-describedby={refusal === undefined ? undefined : `${openId}-refusal`}
        onClick={onOpen}
      >
        <ImagePreview picture={entry.picture} alt="" />
      </Open>
      <Handle
        ref={sortable.setActivatorNodeRef}
        type="button"
        {...attributes}
        aria-roledescription={undefined}
        aria-label={formatMessage({ id: 'kit.image.album.sort' }, { number })}
        onKeyDown={onKeyDown}
      >
        <GripVertical size={16} aria-hidden />
        {number}
      </Handle>
      <Remove
        size="small"
        variant="secondary"
        label={formatMessage({ id: 'kit.image.removeNumber' }, { number })}
        icon={<X size={16} aria-hidden />}
        onClick={onRemove}
      />
      <Foot id={`${openId}-refusal`} data-danger={refusal === undefined ? undefined : ''}>
        {refusal ??
          (isFile(entry.picture) ? (
            <FormattedMessage id="kit.image.album.new" />
          ) : (
            !entry.alt.th && <FormattedMessage id="kit.image.album.noAlt" />
          ))}
      </Foot>
    </Item>
  );
}

const Item = styled.li`
  position: relative;
  min-width: 0;
  cursor: grab;
  user-select: none;
  -webkit-touch-callout: none;
  touch-action: manipulation;
  &[data-dragging] {
    z-index: ${zIndex.raised};
    cursor: grabbing;
    filter: drop-shadow(0 8px 16px rgb(0 0 0 / 30%));
  }
  &[data-refused] > button:first-child {
    outline: 2px solid ${tokens.danger};
    outline-offset: 1px;
  }
`;

const Open = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radiusMedium};
  background: none;
  cursor: inherit;
  ${focusRing}
  img {
    pointer-events: none;
  }
`;

const Handle = styled.button`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-start: 4px;
  display: inline-flex;
  align-items: center;
  min-width: 28px;
  height: 28px;
  padding: 0 8px 0 4px;
  border: 0;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.paperRaised};
  color: ${tokens.ink};
  box-shadow: ${tokens.shadowSmall};
  font: inherit;
  font-size: ${tokens.textSmall};
  font-variant-numeric: tabular-nums;
  cursor: inherit;
  ${focusRing}
  ${coarsePointer} {
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
`;

const Remove = styled(IconButton)`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
`;

const Foot = styled.span`
  display: block;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  overflow-wrap: anywhere;
  &[data-danger] {
    color: ${tokens.danger};
  }
`;
