import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { applicationMessages } from '@dara/agency/job';
import { tokens } from '@dara/sdk/theme';
import { VisuallyHidden } from '@dara/kit/ui';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { JobApplication } from '../../api/generated.ts';
import { timeline, type Step } from './application-timeline.model.ts';

/** Progress of an application. */
export function ApplicationTimeline({ application }: { application: JobApplication }) {
  const { formatMessage } = useIntl();
  const steps = timeline(application);
  return (
    <Steps aria-label={formatMessage({ id: 'talent.ownJob.timeline' })}>
      {steps.map((step) => (
        <TimelineStep key={step.id} step={step} />
      ))}
    </Steps>
  );
}

function TimelineStep({ step: { id, state, date } }: { step: Step }) {
  const format = useFormat();
  const text = id === 'Decision' ? 'talent.ownJob.decision' : applicationMessages[id].id;
  const isEnd = id === 'NotSelected' || id === 'Withdrawn';
  return (
    <StepItem
      data-state={state}
      data-step={id}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <Dot aria-hidden>
        {isEnd ? <X size={14} /> : (state === 'done' || id === 'Hired') && <Check size={14} />}
      </Dot>
      <span>
        <FormattedMessage id={text} />
        {state === 'ahead' && (
          <VisuallyHidden>
            <FormattedMessage id="talent.ownJob.ahead" />
          </VisuallyHidden>
        )}
        {date && <small>{format.date(date)}</small>}
      </span>
    </StepItem>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  max-width: 560px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Dot = styled.span`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${tokens.lineStrong};
  border-radius: 50%;
  background: ${tokens.paperRaised};
`;

const StepItem = styled.li`
  position: relative;
  display: grid;
  gap: ${tokens.space1};
  align-content: start;
  padding-inline-end: ${tokens.space2};
  font-size: ${tokens.textSmall};
  line-height: 1.5;
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block-start: 11px;
    inset-inline: 0;
    height: 2px;
    background: ${tokens.line};
  }
  small {
    display: block;
    color: ${tokens.inkMuted};
    font-variant-numeric: tabular-nums;
  }
  &[data-state='ahead'] {
    color: ${tokens.inkMuted};
    ${Dot} {
      border-color: ${tokens.line};
    }
  }
  &[data-state='done'] ${Dot} {
    border-color: ${tokens.ink};
    background: ${tokens.ink};
    color: ${tokens.paperRaised};
  }
  &[data-state='done']:not(:last-child)::before {
    background: ${tokens.ink};
  }
  &[data-state='current'] {
    font-weight: 600;
    small {
      font-weight: 400;
    }
    ${Dot} {
      border-color: ${tokens.brand};
      box-shadow: inset 0 0 0 4px ${tokens.paperRaised};
      background: ${tokens.brand};
    }
  }
  &[data-step='Hired'] ${Dot} {
    border-color: ${tokens.positive};
    box-shadow: none;
    background: ${tokens.positive};
    color: ${tokens.paperRaised};
  }
  &[data-step='NotSelected'] ${Dot}, &[data-step='Withdrawn'] ${Dot} {
    border-color: ${tokens.inkMuted};
    box-shadow: none;
    background: ${tokens.inkMuted};
    color: ${tokens.paperRaised};
  }
`;
