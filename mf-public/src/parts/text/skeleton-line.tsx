import { tokens } from '@dara/sdk/theme';
import { Skeleton } from '@dara/kit/ui';
import { styled } from 'styled-components';

const SIZES = { small: tokens.textSmall, body: tokens.textBody, large: tokens.textLarge };

interface SkeletonLineProps {
  /** Font size of the replaced text. */
  size?: keyof typeof SIZES;
  width?: string;
}

/** Skeleton of one line of text with its height. */
export function SkeletonLine({ size = 'body', width = '100%' }: SkeletonLineProps) {
  return (
    <Place $size={size}>
      <Skeleton width={width} />
    </Place>
  );
}

const Place = styled.div<{ $size: keyof typeof SIZES }>`
  display: flex;
  align-items: center;
  min-height: 1lh;
  font-size: ${({ $size }) => SIZES[$size]};
  line-height: ${tokens.lineHeight};
`;
