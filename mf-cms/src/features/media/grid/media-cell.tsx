import { imagePosition, imageUrl } from '@dara/contract';
import { Badge, focusRing } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { Media } from '../../../api/generated.ts';
import { mediaMessages } from '../media.messages.ts';
import { useMediaName } from '../../../parts/media/media-name.ts';
import { useFileSize } from '../file-size.ts';

export interface MediaCellProps {
  /** Undefined while it is on its way. */
  media: Media | undefined;
  index: number;
  total: number;
  x: number;
  y: number;
  width: number;
  height: number;
  isSelected: boolean;
  /** The one that the Tab key reaches. */
  isActive: boolean;
  canSelect: boolean;
  onToggle: (id: string) => void;
  onOpen: (media: Media) => void;
  onActive: (index: number) => void;
}

/** Logos and drawings are known by their whole. */
const WHOLE = { objectFit: 'contain', padding: 8 } as const;
/** Width of a cell at a pixel density of 2. */
const DRAWN = 320;

/** An image of the library: opened by its button, selected by its checkbox. */
export const MediaCell = memo(function MediaCell(props: MediaCellProps) {
  const { media, index, total, x, y, width, height } = props;
  // No transform: each would be a layer for the browser to think about.
  const place = { insetBlockStart: y, insetInlineStart: x, width, height };
  return (
    <Cell
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={total}
      data-index={index}
      style={place}
      $isSelected={props.isSelected}
    >
      {media ? <Picture {...props} media={media} /> : <Blank style={{ height: width }} />}
    </Cell>
  );
});

function Picture(props: MediaCellProps & { media: Media }) {
  const { media, width, index, isSelected, isActive, canSelect } = props;
  const { formatMessage } = useIntl();
  const name = useMediaName()(media);
  const fileSize = useFileSize();
  const { image } = media;
  return (
    <>
      <Open
        type="button"
        tabIndex={isActive ? 0 : -1}
        onFocus={() => props.onActive(index)}
        onClick={() => props.onOpen(media)}
      >
        <Frame style={{ height: width }} $isLight={media.format === 'png'}>
          <img
            src={imageUrl(image.id, DRAWN, 'webp')}
            alt=""
            width={width}
            height={width}
            loading="lazy"
            decoding="async"
            style={media.format === 'png' ? WHOLE : { objectPosition: imagePosition(image) }}
          />
        </Frame>
        <Name>{name}</Name>
        <Facts>
          <FormattedMessage
            id="cms.media.size"
            values={{ width: image.width, height: image.height, size: fileSize(media.size) }}
          />
        </Facts>
      </Open>
      <Marks>
        {!media.isUsed && media.isEditable && (
          <Badge tone="warning">
            <FormattedMessage {...mediaMessages.unused} />
          </Badge>
        )}
        {media.missingAlt && (
          <Badge>
            <FormattedMessage {...mediaMessages.missingAlt} />
          </Badge>
        )}
      </Marks>
      {canSelect && (
        <Choice>
          <input
            type="checkbox"
            tabIndex={isActive ? 0 : -1}
            aria-label={formatMessage({ id: 'cms.media.select' }, { name })}
            checked={isSelected}
            onFocus={() => props.onActive(index)}
            onChange={() => props.onToggle(media.id)}
          />
        </Choice>
      )}
    </>
  );
}

const Cell = styled.div<{ $isSelected: boolean }>`
  position: absolute;
  contain: layout style;
  border-radius: ${tokens.radiusMedium};
  outline: ${(p) => (p.$isSelected ? `3px solid ${tokens.brand}` : 'none')};
  outline-offset: 2px;
`;

const Open = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radiusMedium};
  background: none;
  color: ${tokens.ink};
  text-align: start;
  cursor: pointer;
  ${focusRing}
`;

const Frame = styled.span<{ $isLight: boolean }>`
  display: block;
  overflow: hidden;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${(p) => (p.$isLight ? '#fff' : tokens.paperSunken)};
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Line = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${tokens.textSmall};
`;

const Name = styled(Line)`
  margin-block-start: 6px;
  font-weight: 600;
`;

const Facts = styled(Line)`
  color: ${tokens.inkMuted};
  font-variant-numeric: tabular-nums;
`;

const Blank = styled.div`
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
`;

const Marks = styled.div`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 4px;
  max-width: calc(100% - 56px);
  pointer-events: none;
`;

const Choice = styled.label`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-start: 4px;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  cursor: pointer;
  border-radius: ${tokens.radiusSmall};
  background: color-mix(in srgb, ${tokens.paperRaised}, transparent 12%);
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${tokens.brand};
    ${focusRing}
  }
`;
