import type { ImageRef } from '@dara/contract';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { initialsOf } from './initials.ts';
import { Portrait } from './portrait.tsx';

export interface AvatarProps {
  /** Name: its initials replace a missing image. */
  name: string;
  image?: ImageRef | null;
  /** Edge in CSS pixels. */
  size?: number;
  /** The name is beside it already. */
  decorative?: boolean;
}

/** A person's small round image. */
export function Avatar({ name, image, size = 40, decorative = false }: AvatarProps) {
  if (!image) {
    return (
      <Initials
        style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
        {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        {initialsOf(name)}
      </Initials>
    );
  }
  return <Portrait key={image.id} image={image} size={size} alt={decorative ? '' : name} />;
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
