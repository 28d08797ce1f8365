import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { focusRing, hiddenStyle } from '../../ui/base/mixins.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';

export interface StepProgressProps {
  titles: readonly string[];
  index: number;
  furthest: number;
  onGo: (index: number) => void;
}

/** Progress of the form: a bar on phones, a list of steps on wide screens. */
export function StepProgress({ titles, index, furthest, onGo }: StepProgressProps) {
  const intl = useIntl();
  return (
    <Nav aria-label={intl.formatMessage({ id: 'kit.form.step.progress' })}>
      <Bar share={(index + 1) / titles.length} />
      <List>
        {titles.map((title, number) => (
          <Step key={title} aria-current={number === index ? 'step' : undefined}>
            <StepMark done={number < furthest && number !== index} number={number} />
            {number <= furthest && number !== index ? (
              <Opener type="button" onClick={() => onGo(number)}>
                {title}
                {number < furthest && (
                  <Hidden>
                    {' '}
                    <FormattedMessage id="kit.form.step.done" />
                  </Hidden>
                )}
              </Opener>
            ) : (
              <span>{title}</span>
            )}
          </Step>
        ))}
      </List>
    </Nav>
  );
}

function StepMark({ done, number }: { done: boolean; number: number }) {
  const intl = useIntl();
  return (
    <Mark data-done={done || undefined} aria-hidden>
      {done ? <Check size={16} strokeWidth={3} /> : intl.formatNumber(number + 1)}
    </Mark>
  );
}

const Nav = styled.nav`
  min-width: 0;
`;

const Hidden = styled.span`
  ${hiddenStyle}
`;

const Bar = styled(ProgressBar)`
  height: 4px;
  ${media.desktop} {
    display: none;
  }
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  /* On phones the bar tells how far, and the heading of the step what it is. */
  @media (max-width: 959px) {
    ${hiddenStyle}
    &:focus-within {
      position: static;
      width: auto;
      height: auto;
      margin: 12px 0 0;
      clip-path: none;
      white-space: normal;
    }
  }
`;

const Step = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  color: ${tokens.inkMuted};
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 38px -6px;
    inset-inline-start: 15px;
    width: 2px;
    background: ${tokens.line};
  }
  &[aria-current] {
    color: ${tokens.ink};
    font-weight: 600;
  }
`;

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  border: 1px solid ${tokens.lineStrong};
  border-radius: ${tokens.radiusFull};
  background: ${tokens.paperRaised};
  font-size: ${tokens.textSmall};
  font-variant-numeric: tabular-nums;
  &[data-done] {
    border-color: ${tokens.brand};
    color: ${tokens.brand};
  }
  [aria-current] > & {
    border-color: ${tokens.brandFill};
    background: ${tokens.brandFill};
    color: ${tokens.onBrandFill};
  }
`;

const Opener = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: none;
  color: ${tokens.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    color: ${tokens.brand};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  ${focusRing}
`;
