import { flattenErrors } from '@dara/shared/forms';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { media, tokens, zIndex } from '@dara/shared/theme';
import { Badge, VisuallyHidden, forFingers } from '@dara/shared/ui';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { SECTIONS, sectionOf, type SectionId } from './record-sections.ts';

interface SectionNavProps {
  /** Prefix of the ids of the sections. */
  prefix: string;
}

/** Which section is being read. */
function useSectionInView(prefix: string): SectionId {
  const [current, setCurrent] = useState<SectionId>('basics');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const found = SECTIONS.find(({ id }) => seen?.target.id === `${prefix}-${id}`);
        if (found) setCurrent(found.id);
      },
      { rootMargin: '-25% 0px -70%' },
    );
    for (const { id } of SECTIONS) {
      const section = document.getElementById(`${prefix}-${id}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [prefix]);
  return current;
}

/** Leads to the parts of a long form, and says which of them hold something to correct. */
export function SectionNav({ prefix }: SectionNavProps) {
  const { formatMessage } = useIntl();
  const { errors, submitCount } = useFormikContext();
  const current = useSectionInView(prefix);
  const wrong = submitCount > 0 ? flattenErrors(errors).map(({ name }) => sectionOf(name)) : [];
  const go = (id: SectionId) => {
    const section = document.getElementById(`${prefix}-${id}`);
    section?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const item = document.getElementById(`${prefix}-nav-${current}`);
    const row = item?.closest('ul');
    // Sideways only: the page itself is being scrolled by somebody.
    if (item && row && row.scrollWidth > row.clientWidth) {
      row.scrollTo?.({ left: item.offsetLeft - row.clientWidth / 3, behavior: 'smooth' });
    }
  }, [prefix, current]);
  return (
    <Nav aria-label={formatMessage({ id: 'shared.form.sections' })}>
      <ul>
        {SECTIONS.map(({ id }) => {
          const count = wrong.filter((one) => one === id).length;
          return (
            <li key={id} id={`${prefix}-nav-${id}`}>
              <button
                type="button"
                aria-current={id === current ? 'true' : undefined}
                onClick={() => go(id)}
              >
                <FormattedMessage id={`talent.record.section.${id}`} />
                {count > 0 && (
                  <Badge tone="danger">
                    <span aria-hidden>{count}</span>
                    <VisuallyHidden>
                      <FormattedMessage id="shared.form.sectionProblems" values={{ count }} />
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

/** Height of the bar above, which stays in sight. */
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
    ${forFingers} {
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
