import type { ImageRef } from '@dara/contract';
import { Avatar, Image } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

interface ClientLogoProps {
  /** Whose it is: the initials stand in for a missing one. */
  name: string;
  logo: ImageRef | null;
  /** Edge in CSS pixels. */
  size: number;
}

/** A logo as a whole; the name stands beside it. */
export function ClientLogo({ name, logo, size }: ClientLogoProps) {
  if (!logo) return <Avatar decorative name={name} size={size} />;
  return (
    <Frame style={{ width: size, height: size }}>
      <Image image={logo} alt="" sizes={`${size}px`} />
    </Frame>
  );
}

// Logos are drawn for white paper, in either theme.
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
