import type { SocialLink } from '@dara/contract';

type SocialId = SocialLink['id'];

// The icon set leaves trade marks out, so these four are drawn here in its manner.
const SHAPES: Record<SocialId, string> = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm5 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5.5-1.5h.01',
  tiktok: 'M9 12a4 4 0 1 0 4 4V3c.5 2.8 2.4 4.7 5 5',
  youtube:
    'M4.5 5.5h15A2.5 2.5 0 0 1 22 8v8a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 16V8a2.5 2.5 0 0 1 2.5-2.5zM10 9v6l5-3z',
};

export function SocialIcon({ id }: { id: SocialId }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={SHAPES[id]} />
    </svg>
  );
}
