import type { MeasuredRelease, PackageHealth, ReleaseRules } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { Badge } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { freezeOf } from './release.model.ts';

export interface PackageStateProps {
  of: PackageHealth;
  rules: ReleaseRules | undefined;
}

/** What an operator has to know of a package, at a glance. */
export function PackageState({ of, rules }: PackageStateProps) {
  const format = useFormat();
  const freeze = rules && freezeOf(rules, of.name);
  return (
    <Badges>
      {of.live ? (
        <Badge dot tone={of.live.isFailing ? 'danger' : 'positive'}>
          <FormattedMessage
            id={`setting.release.state.${of.live.isFailing ? 'failing' : 'live'}`}
          />
        </Badge>
      ) : (
        <Badge dot tone={of.withdrawn ? 'danger' : 'neutral'}>
          <FormattedMessage id={`setting.release.state.${of.withdrawn ? 'withdrawn' : 'none'}`} />
        </Badge>
      )}
      {of.canary && (
        <Badge tone="info">
          <FormattedMessage
            id="setting.release.state.shared"
            values={{ version: of.canary.version, share: format.percent(of.canary.share) }}
          />
        </Badge>
      )}
      {of.watchedUntil && (
        <Badge tone="info">
          <FormattedMessage
            id="setting.release.state.watched"
            values={{ time: format.time(of.watchedUntil) }}
          />
        </Badge>
      )}
      {of.waiting && (
        <Badge tone={of.waiting.isApprovalMissing ? 'warning' : 'info'}>
          <FormattedMessage
            id={`setting.release.state.${of.waiting.isApprovalMissing ? 'approval' : 'waiting'}`}
            values={{ version: of.waiting.version }}
          />
        </Badge>
      )}
      {freeze && (
        <Badge tone="warning">
          <FormattedMessage
            id="setting.release.state.frozen"
            values={{ date: format.dateTime(freeze.until) }}
          />
        </Badge>
      )}
    </Badges>
  );
}

/** Since when some visitors get a release, and its next step. */
export function ShareText({ of: { canary } }: { of: PackageHealth }) {
  const format = useFormat();
  if (!canary) return null;
  const { share, startedAt, steps, nextAt } = canary;
  return (
    <Quiet>
      <FormattedMessage
        id="setting.release.share.since"
        values={{ share: format.percent(share), time: format.dateTime(startedAt) }}
      />
      {nextAt && (
        <>
          {' · '}
          <FormattedMessage
            id="setting.release.share.next"
            values={{ share: format.percent(steps[0]), time: format.dateTime(nextAt) }}
          />
        </>
      )}
    </Quiet>
  );
}

/** Errors per load, beside those of the releases for some visitors and before. */
export function HealthText({ of: { live, canary, previous } }: { of: PackageHealth }) {
  return (
    <>
      {live && <Measured id="setting.release.health" release={live} />}
      {canary && <Measured id="setting.release.health.before" release={canary} />}
      {live && previous && <Measured id="setting.release.health.before" release={previous} />}
    </>
  );
}

function Measured({ id, release }: { id: string; release: MeasuredRelease }) {
  const format = useFormat();
  const { version, loads, errors } = release;
  const share = loads === 0 ? '' : format.percent((100 * errors) / loads);
  return (
    <Quiet>
      <FormattedMessage id={id} values={{ version, loads, share }} />
    </Quiet>
  );
}

/** Badges wrap, because a version may be as long as its team likes. */
export const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space1};
  > * {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

export const Quiet = styled.span`
  display: block;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  overflow-wrap: anywhere;
`;
