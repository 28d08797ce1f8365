import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { NewTabLink } from '../../../parts/new-tab-link.tsx';

const linkTo = (key: string, path: string) => (text: ReactNode) => (
  <NewTabLink key={key} to={path}>
    {text}
  </NewTabLink>
);

/** Link components for `<terms>` and `<privacy>` in messages. */
export const policyLinks = {
  terms: linkTo('terms', paths.terms),
  privacy: linkTo('privacy', paths.privacy),
};
