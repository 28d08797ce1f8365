import { tokens } from '@dara/sdk/theme';
import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';

export interface SkeletonProps {
  /** Any CSS length; a whole line when absent. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** Such as `3 / 4`; then the height follows. */
  ratio?: string;
  shape?: 'line' | 'box' | 'circle';
  className?: string;
}

/** A grey place for something that is coming; hidden from screen readers. */
export function Skeleton({ width, height, ratio, shape = 'line', className }: SkeletonProps) {
  return (
    <Block
      aria-hidden
      className={className}
      $shape={shape}
      style={{
        width: width ?? '100%',
        height: height ?? (ratio ? undefined : '1em'),
        aspectRatio: ratio,
      }}
    />
  );
}

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const Block = styled.span<{ $shape: 'line' | 'box' | 'circle' }>`
  display: block;
  max-width: 100%;
  border-radius: ${(p) =>
    p.$shape === 'circle'
      ? tokens.radiusFull
      : p.$shape === 'box'
        ? tokens.radiusMedium
        : tokens.radiusSmall};
  background: color-mix(in srgb, ${tokens.line}, ${tokens.paperSunken} 40%);
  animation: ${pulse} 1.6s ease-in-out infinite;
`;
