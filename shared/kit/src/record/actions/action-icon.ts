import type { ComponentType } from 'react';

/** An icon of a menu entry: one of lucide, or any component with these properties. */
export type ActionIcon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
