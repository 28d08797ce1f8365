import type { SocialLink } from '@dara/contract';

type SocialId = SocialLink['id'];

// The icon set contains no brand icons, so these follow its style.
const SHAPES: Record<SocialId, string> = {
  line: 'M12 3c5.5 0 10 3.4 10 7.7 0 2-1 3.7-2.8 5.4-2 1.9-5.5 4.1-7.2 4.9-.5.2-.4-.3-.4-.6l.2-1.9C6 18.2 2 15 2 10.7 2 6.4 6.5 3 12 3zM7 8.5V13h2.2M11.2 8.5V13M13.4 13V8.5l2.8 4.5V8.5',
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
