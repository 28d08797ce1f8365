import { imagePosition, imageUrl, imageWidths } from '@dara/contract';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { isFile, type Picture } from './image.ts';
import { useFileUrl } from './use-file-url.ts';

interface ImagePreviewProps {
  picture: Picture;
  alt: string;
  /** Such as `1 / 1`; the image's own when absent. */
  ratio?: string;
  /** Not cropped; the rest of the frame stays empty. */
  isWhole?: boolean;
}

/** A chosen or stored image, small. */
export function ImagePreview({ picture, alt, ratio, isWhole = false }: ImagePreviewProps) {
  const url = useFileUrl(isFile(picture) ? picture : null);
  const stored = isFile(picture)
    ? undefined
    : imageUrl(picture.id, imageWidths(picture.width)[1] ?? 320, 'jpg');
  const src = stored ?? url;
  return (
    <Frame style={{ aspectRatio: ratio ?? '1 / 1' }}>
      {src && (
        <img
          src={src}
          alt={alt}
          style={{
            objectFit: isWhole ? 'contain' : 'cover',
            ...(!isFile(picture) && picture.focus && { objectPosition: imagePosition(picture) }),
          }}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  overflow: hidden;
  width: 100%;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  img {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
