import { RecordSection } from '@dara/kit/record';
import { Callout } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { RETENTION_REASONS } from '@dara/model';
import { tokens } from '@dara/sdk/theme';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { PrivacyRecord } from '../../api/generated.ts';
import { blockMessages } from './privacy.messages.ts';

/** What an erasure removes and keeps, and why; what hinders it; and, once it is done, how much it was. */
export function ErasurePlan({ request }: { request: PrivacyRecord }) {
  const counts = request.report ?? request.plan;
  if (!counts) return null;
  const tense = request.report ? 'done' : 'plan';
  return (
    <>
      {request.blocks.length > 0 && <Blocks blocks={request.blocks} />}
      <RecordSection title={<FormattedMessage id={`setting.privacy.erasure.${tense}`} />}>
        <Columns>
          <div>
            <h3>
              <FormattedMessage id={`setting.privacy.erasure.${tense}.erased`} />
            </h3>
            <Counts>
              {counts.erased.map(({ part, count }) => (
                <li key={part}>
                  <FormattedMessage id={`setting.privacy.part.${part}`} />
                  <Count count={count} />
                </li>
              ))}
            </Counts>
          </div>
          <div>
            <h3>
              <FormattedMessage id={`setting.privacy.erasure.${tense}.kept`} />
            </h3>
            {counts.kept.length === 0 && (
              <Quiet>
                <FormattedMessage id="setting.privacy.erasure.nothingKept" />
              </Quiet>
            )}
            <Counts>
              {counts.kept.map(({ part, count }) => (
                <li key={part}>
                  <span>
                    <FormattedMessage id={`setting.privacy.kept.${part}`} />
                    <small>
                      <FormattedMessage id={`setting.privacy.because.${RETENTION_REASONS[part]}`} />
                    </small>
                  </span>
                  <Count count={count} />
                </li>
              ))}
            </Counts>
          </div>
        </Columns>
      </RecordSection>
    </>
  );
}

function Count({ count }: { count: number }) {
  return (
    <b>
      <FormattedMessage id="setting.privacy.count" values={{ count }} />
    </b>
  );
}

/** What has to be done before, each with instructions. */
function Blocks({ blocks }: Pick<PrivacyRecord, 'blocks'>) {
  return (
    <Blocked role="note" tone="warning" icon={<CircleAlert size={20} aria-hidden />}>
      <strong>
        <FormattedMessage id="setting.privacy.blocks" />
      </strong>
      <ul>
        {blocks.map(({ block, count }) => (
          <li key={block}>
            <FormattedMessage id={blockMessages[block].id} values={{ count }} />
          </li>
        ))}
      </ul>
    </Blocked>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${tokens.space6};
  h3 {
    margin: 0 0 ${tokens.space2};
    font-size: ${tokens.textBody};
  }
`;

const Counts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space4};
    padding-block: ${tokens.space2};
    border-block-start: 1px solid ${tokens.line};
  }
  b {
    flex: none;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: ${tokens.inkMuted};
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${tokens.inkMuted};
`;

const Blocked = styled(Callout)`
  ul {
    margin: ${tokens.space1} 0 0;
    padding-inline-start: ${tokens.space5};
  }
`;
