import { FormattedMessage } from '@dara/sdk/i18n';
import { Link, useLocation } from '@dara/sdk/router';
import { tokens, zIndex } from '@dara/sdk/theme';
import { VisuallyHidden, focusRing } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { NONE, useShortlistIds } from './shortlist-store.ts';
import { StarMark } from './star-mark.tsx';

const FORMS = /^\/(brief|contact|register)\b/;

/** Floating link to the shortlist with its count, on every public page. */
export function ShortlistLink() {
  const { pathname, search } = useLocation();
  const ids = useShortlistIds() ?? NONE;
  const isCurrent = pathname === paths.shortlist && !search.includes('ids=');
  // It would cover the input.
  const isWriting = FORMS.test(pathname);
  return (
    <>
      <VisuallyHidden role="status">
        {ids.length > 0 && (
          <FormattedMessage id="public.shortlist.count" values={{ count: ids.length }} />
        )}
      </VisuallyHidden>
      {ids.length > 0 && !isCurrent && !isWriting && (
        <Pill to={paths.shortlist}>
          <StarMark size={20} isFilled />
          <FormattedMessage id="public.shortlist.link" values={{ count: ids.length }} />
        </Pill>
      )}
    </>
  );
}

const Pill = styled(Link)`
  position: fixed;
  inset-block-end: max(16px, env(safe-area-inset-bottom));
  inset-inline-end: 16px;
  z-index: ${zIndex.sticky};
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space2};
  min-height: 48px;
  padding-inline: ${tokens.space4} ${tokens.space5};
  border-radius: ${tokens.radiusFull};
  background: ${tokens.brandFill};
  color: ${tokens.onBrandFill};
  box-shadow: ${tokens.shadowMedium};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &:hover {
    background: color-mix(in srgb, ${tokens.brandFill}, black 16%);
  }
  ${focusRing}
`;
