interface StarMarkProps {
  /** In pixels. */
  size: number;
  isFilled?: boolean;
  className?: string;
}

/** The four-point star of the logo. */
export function StarMark({ size, isFilled = false, className }: StarMarkProps) {
  return (
    <svg width={size} height={size} viewBox="-2 -2 36 36" aria-hidden className={className}>
      <path
        d="M16 0c1.2 9.6 5.4 14.2 16 16-10.6 1.8-14.8 6.4-16 16-1.2-9.6-5.4-14.2-16-16C10.6 14.2 14.8 9.6 16 0Z"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={2.6}
        strokeLinejoin="round"
      />
    </svg>
  );
}
