import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens, zIndex } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { flattenErrors } from '../../forms/fields/error-value.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { coarsePointer } from '../../ui/base/mixins.ts';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';

export interface NavSection {
  id: string;
  title: ReactNode;
  /** Names of the section's values. */
  names: readonly string[];
}

interface SectionNavProps {
  /** Prefix of section ids. */
  prefix: string;
  sections: readonly NavSection[];
}

/** Which section is being read. */
function useSectionInView({ prefix, sections }: SectionNavProps): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const found = ids.split(' ').find((id) => seen?.target.id === `${prefix}-${id}`);
        if (found) setCurrent(found);
      },
      { rootMargin: '-25% 0px -70%' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(`${prefix}-${id}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [prefix, ids]);
  return current;
}

/** Navigation of a long form; marks sections with errors. */
export function SectionNav({ prefix, sections }: SectionNavProps) {
  const { formatMessage } = useIntl();
  const { errors, submitCount } = useFormikContext();
  const current = useSectionInView({ prefix, sections });
  const wrong =
    submitCount > 0 ? flattenErrors(errors).map(({ name }) => name.split('.')[0] ?? name) : [];
  const go = (id: string) => {
    const section = document.getElementById(`${prefix}-${id}`);
    section?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const item = document.getElementById(`${prefix}-nav-${current}`);
    const row = item?.closest('ul');
    // Horizontally only: the user is scrolling the page.
    if (item && row && row.scrollWidth > row.clientWidth) {
      row.scrollTo?.({ left: item.offsetLeft - row.clientWidth / 3, behavior: 'smooth' });
    }
  }, [prefix, current]);
  return (
    <Nav aria-label={formatMessage({ id: 'kit.form.sections' })}>
      <ul>
        {sections.map(({ id, title, names }) => {
          const count = wrong.filter((name) => names.includes(name)).length;
          return (
            <li key={id} id={`${prefix}-nav-${id}`}>
              <button
                type="button"
                aria-current={id === current ? 'true' : undefined}
                onClick={() => go(id)}
              >
                {title}
                {count > 0 && (
                  <Badge tone="danger">
                    <span aria-hidden>{count}</span>
                    <VisuallyHidden>
                      <FormattedMessage id="kit.form.sectionProblems" values={{ count }} />
                    </VisuallyHidden>
                  </Badge>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </Nav>
  );
}

/** Height of the sticky bar above. */
const TOP = '57px';

const Nav = styled.nav`
  position: sticky;
  inset-block-start: ${TOP};
  z-index: ${zIndex.sticky};
  margin-inline: -16px;
  border-block-end: 1px solid ${tokens.line};
  background: ${tokens.paper};
  ul {
    position: relative;
    display: flex;
    gap: ${tokens.space1};
    margin: 0;
    padding: ${tokens.space1} 16px;
    overflow-x: auto;
    scrollbar-width: none;
    list-style: none;
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space2};
    min-height: 40px;
    padding: 0 ${tokens.space3};
    border: 0;
    border-radius: ${tokens.radiusFull};
    background: none;
    color: ${tokens.inkMuted};
    font: inherit;
    font-size: ${tokens.textSmall};
    white-space: nowrap;
    cursor: pointer;
    &:hover {
      color: ${tokens.ink};
    }
    &:focus-visible {
      outline: 2px solid ${tokens.focus};
      outline-offset: -2px;
    }
    ${coarsePointer} {
      min-height: 44px;
    }
    &[aria-current] {
      background: ${tokens.brandSoft};
      color: ${tokens.ink};
      font-weight: 600;
    }
  }
  ${media.wide} {
    inset-block-start: 80px;
    align-self: start;
    margin: 0;
    border: 0;
    background: none;
    ul {
      flex-direction: column;
      padding: 0;
    }
    button {
      width: 100%;
      border-radius: ${tokens.radiusSmall};
      text-align: start;
      white-space: normal;
    }
  }
`;
