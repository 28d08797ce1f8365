import {
  IMAGE_FORMATS,
  imagePosition,
  imageUrl,
  imageWidths,
  type ImageFormat,
  type ImageRef,
} from '@dara/contract';
import { localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ImageOff } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useImageLoading } from './use-image-loading.ts';

export interface ImageProps {
  image: ImageRef | null | undefined;
  /** How wide it is rendered, as in the `sizes` attribute: `(min-width: 960px) 25vw, 50vw`. */
  sizes: string;
  /** Such as `3 / 4`: crops to it; the original's own ratio when absent. */
  ratio?: string;
  /** High priority: loads eagerly. For one or two images above the fold. */
  priority?: boolean;
  /** Overrides the image's own text; an empty string marks decoration. */
  alt?: string;
  /** Rendered when there is no image. */
  fallback?: ReactNode;
  className?: string;
}

const MIME: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** A stored image in the browser's preferred width and format; reserves its space. */
export function Image(props: ImageProps) {
  const { image, ratio, className } = props;
  if (!image) {
    return (
      <Missing className={className} style={{ aspectRatio: ratio ?? '4 / 3' }}>
        {props.fallback ?? <ImageOff size={32} strokeWidth={1.5} aria-hidden />}
      </Missing>
    );
  }
  return <Stored key={image.id} {...props} image={image} />;
}

function Stored(props: ImageProps & { image: ImageRef }) {
  const { image, sizes, ratio, priority = false, className } = props;
  const position = imagePosition(image);
  const locale = useLocale();
  const loading = useImageLoading(image.placeholder);
  const widths = imageWidths(image.width);
  const srcSet = (format: ImageFormat) =>
    widths.map((width) => `${imageUrl(image.id, width, format)} ${width}w`).join(', ');
  // Browsers without either format are few: one width serves them, and each page is shorter for all others.
  const middle = widths[Math.min(3, widths.length - 1)] ?? 640;
  return (
    <Picture className={className}>
      {loading.isAskedFor &&
        IMAGE_FORMATS.filter((format) => format !== 'jpg').map((format) => (
          <source key={format} type={MIME[format]} srcSet={srcSet(format)} sizes={sizes} />
        ))}
      <img
        ref={loading.image}
        onError={loading.handleError}
        {...(loading.isAskedFor
          ? { src: imageUrl(image.id, middle, 'jpg') }
          : { src: loading.standIn })}
        width={image.width}
        height={image.height}
        alt={props.alt ?? localized(image.alt, locale)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={{
          aspectRatio: ratio ?? `${image.width} / ${image.height}`,
          objectPosition: position,
          ...placeholderStyle(image.placeholder, position),
        }}
      />
    </Picture>
  );
}

/** Rendered behind the image: the browser smooths the few pixels while it stretches them. */
function placeholderStyle(placeholder: string | null, position: string): CSSProperties {
  if (!placeholder) return {};
  if (!placeholder.startsWith('data:')) return { backgroundColor: placeholder };
  return {
    backgroundImage: `url("${placeholder.replace(/["\\\n]/g, '')}")`,
    backgroundSize: 'cover',
    backgroundPosition: position,
  };
}

const Picture = styled.picture`
  display: block;
  overflow: hidden;
  background: ${tokens.paperSunken};
  img {
    display: block;
    width: 100%;
    height: auto;
    object-fit: cover;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Missing = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  background: ${tokens.paperSunken};
  color: ${tokens.inkMuted};
`;
