import type { DeployToken } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { NothingYet, RecordSection, useRecordActions } from '@dara/kit/record';
import { Badge, Button } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useState } from 'react';
import { Entry, EntryFact, EntryList, EntryName } from '../../parts/sheet.tsx';
import { Answered } from './answered.tsx';
import { ListActions } from './list-actions.ts';
import { LIVE, useDeployTokenListQuery, useDeployTokenRevokeMutation } from './release.api.ts';
import { TokenDialog } from './lazy-dialogs.ts';

/** Tokens of teams, the newest first. */
export function TokenList() {
  const { formatMessage } = useIntl();
  const query = useDeployTokenListQuery(undefined, LIVE);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <RecordSection title={<FormattedMessage id="setting.release.tab.token" />}>
      <ListActions>
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          <FormattedMessage id="setting.release.token.create" />
        </Button>
      </ListActions>
      <Answered query={query}>
        {({ tokens }) =>
          tokens.length === 0 ? (
            <NothingYet>
              <FormattedMessage id="setting.release.token.none" />
            </NothingYet>
          ) : (
            <EntryList aria-label={formatMessage({ id: 'setting.release.tab.token' })}>
              {tokens.map((token) => (
                <Token key={token.id} token={token} />
              ))}
            </EntryList>
          )
        }
      </Answered>
      {isOpen && <TokenDialog onClose={() => setIsOpen(false)} />}
    </RecordSection>
  );
}

function Token({ token }: { token: DeployToken }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [revoke] = useDeployTokenRevokeMutation();
  const { id, label, names, may, mail, expiresAt, revokedAt, lastUsedAt } = token;
  const { run, busy } = useRecordActions<'revoke'>({
    send: () => revoke(id).unwrap(),
    done: () => ({ id: 'setting.release.token.revoked', values: { label } }),
    ask: () => ({
      kind: 'danger',
      title: { id: 'setting.release.token.ask', values: { label } },
      message: { id: 'setting.release.token.askText' },
      confirmLabel: { id: 'setting.release.token.revoke' },
    }),
  });
  const isOver = new Date(expiresAt) <= new Date();
  const ended = revokedAt ?? (isOver ? expiresAt : null);
  const state = revokedAt ? 'ended.revoked' : isOver ? 'ended.expired' : 'until';
  return (
    <Entry>
      <div>
        <EntryName>
          {label}
          <Badge tone={ended ? 'neutral' : 'positive'}>
            <FormattedMessage
              id={`setting.release.token.${state}`}
              values={{ date: format.date(ended ?? expiresAt) }}
            />
          </Badge>
        </EntryName>
        <EntryFact>
          {may.map((one) => formatMessage({ id: `setting.release.may.${one}` })).join(', ')}
          {' · '}
          {names?.join(', ') ?? <FormattedMessage id="setting.release.everything" />}
        </EntryFact>
        {mail && <EntryFact>{mail}</EntryFact>}
        <EntryFact>
          {lastUsedAt ? (
            <FormattedMessage
              id="setting.release.token.used"
              values={{ date: format.dateTime(lastUsedAt) }}
            />
          ) : (
            <FormattedMessage id="setting.release.token.unused" />
          )}
        </EntryFact>
      </div>
      {!ended && (
        <Button
          size="small"
          loading={busy === 'revoke'}
          aria-label={formatMessage({ id: 'setting.release.token.revokeOf' }, { label })}
          onClick={() => void run('revoke')}
        >
          <FormattedMessage id="setting.release.token.revoke" />
        </Button>
      )}
    </Entry>
  );
}
