// Replaces the icon component of lucide in bundles: one element instead of three components with contexts and unused
// options, which makes pages and scripts smaller.
import { createElement, forwardRef } from 'react';

export default function createLucideIcon({ node }) {
  return forwardRef(function Icon({ size = 24, strokeWidth = 2, children, ...rest }, ref) {
    return createElement(
      'svg',
      {
        ref,
        'aria-hidden': !('aria-label' in rest) || undefined,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  });
}
