import { imagePosition, imageUrl, type ImageRef } from '@dara/contract';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { useImageLoading } from './use-image-loading.ts';

interface PortraitProps {
  image: ImageRef;
  size: number;
  alt: string;
}

/** A stored image, round and small. */
export function Portrait({ image, size, alt }: PortraitProps) {
  const loading = useImageLoading(image.placeholder);
  const near = size <= 80 ? 160 : 320;
  return (
    <Picture style={{ width: size, height: size }}>
      {loading.isAskedFor && (
        <>
          <source type="image/avif" srcSet={imageUrl(image.id, near, 'avif')} />
          <source type="image/webp" srcSet={imageUrl(image.id, near, 'webp')} />
        </>
      )}
      <img
        ref={loading.image}
        onError={loading.handleError}
        src={loading.isAskedFor ? imageUrl(image.id, near, 'jpg') : loading.standIn}
        alt={alt}
        style={{ objectPosition: imagePosition(image) }}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    </Picture>
  );
}

const Picture = styled.picture`
  display: inline-block;
  flex: none;
  overflow: hidden;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.paperSunken};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
