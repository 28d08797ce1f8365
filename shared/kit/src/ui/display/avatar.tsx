import { imagePosition, imageUrl, type ImageRef } from '@dara/contract';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { usePictureLoading } from './use-picture-loading.ts';

export interface AvatarProps {
  /** Whose picture: its initials stand in for a missing one. */
  name: string;
  image?: ImageRef | null;
  /** Edge in CSS pixels. */
  size?: number;
  /** The name stands beside it already. */
  decorative?: boolean;
  className?: string;
}

// Thai writes some vowels before the consonant they belong to; the consonant is the initial.
const INITIAL = /[\p{Lu}\p{Ll}\p{N}ก-ฮ]/u;

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => INITIAL.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}

/** A person's small round picture. */
export function Avatar({ name, image, size = 40, decorative = false, className }: AvatarProps) {
  if (!image) {
    return (
      <Initials
        className={className}
        style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
        {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        {initialsOf(name)}
      </Initials>
    );
  }
  return (
    <Portrait
      key={image.id}
      image={image}
      size={size}
      alt={decorative ? '' : name}
      className={className}
    />
  );
}

interface PortraitProps {
  image: ImageRef;
  size: number;
  alt: string;
  className: string | undefined;
}

function Portrait({ image, size, alt, className }: PortraitProps) {
  const loading = usePictureLoading(image.placeholder);
  const near = size <= 80 ? 160 : 320;
  return (
    <Picture className={className} style={{ width: size, height: size }}>
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

const Initials = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.brandSoft};
  color: ${tokens.brandStrong};
  font-weight: 600;
  line-height: 1;
  user-select: none;
`;

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
