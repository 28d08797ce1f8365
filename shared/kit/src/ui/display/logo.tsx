import type { ImageRef } from '@dara/contract';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { Avatar } from './avatar.tsx';
import { Image } from './image.tsx';

export interface LogoProps {
  /** Name: its initials replace a missing logo. */
  name: string;
  image: ImageRef | null;
  /** Edge in CSS pixels. */
  size: number;
}

/** A logo as a whole; the name is beside it. */
export function Logo({ name, image, size }: LogoProps) {
  if (!image) return <Avatar decorative name={name} size={size} />;
  return (
    <Frame style={{ width: size, height: size }}>
      <Image image={image} alt="" sizes={`${size}px`} />
    </Frame>
  );
}

// Logos are rendered for white paper, in either theme.
const Frame = styled.span`
  display: grid;
  align-items: center;
  flex: none;
  overflow: hidden;
  padding: 4px;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusSmall};
  background: #fff;
  > * {
    min-width: 0;
    max-height: 100%;
  }
`;
