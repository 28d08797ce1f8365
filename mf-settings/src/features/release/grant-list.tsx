import { useFormat } from '@dara/kit/format';
import { NothingYet } from '@dara/kit/record';
import { Button } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useState } from 'react';
import { Entry, EntryFact, EntryList, EntryName } from '../../parts/sheet.tsx';
import { DecisionTitle } from './action-titles.tsx';
import { Answered } from './answered.tsx';
import { ListActions } from './list-actions.ts';
import { DecisionDialog } from './lazy-dialogs.ts';
import { LIVE, useReleaseRulesQuery } from './release.api.ts';
import { actorOf } from './release.model.ts';

/** What a remote may need beyond its own pages. */
export function GrantList({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const query = useReleaseRulesQuery(undefined, LIVE);
  /** The grant to take back; empty to give one. */
  const [wanted, setWanted] = useState<string>();
  return (
    <Answered query={query}>
      {({ grants: all }) => {
        const grants = all.filter((grant) => grant.name === name);
        return (
          <>
            <ListActions>
              <Button onClick={() => setWanted('')}>
                <DecisionTitle of="grant" />
              </Button>
            </ListActions>
            {grants.length === 0 ? (
              <NothingYet>
                <FormattedMessage id="setting.release.grant.none" />
              </NothingYet>
            ) : (
              <EntryList aria-label={formatMessage({ id: 'setting.release.tab.grant' })}>
                {grants.map(({ need, actor, at, reason }) => (
                  <Entry key={need}>
                    <div>
                      <EntryName>{need}</EntryName>
                      {reason && <EntryFact>{reason}</EntryFact>}
                      <EntryFact>
                        {actorOf(actor)} · {format.dateTime(at)}
                      </EntryFact>
                    </div>
                    <Button
                      size="small"
                      aria-label={formatMessage({ id: 'setting.release.grant.revokeOf' }, { need })}
                      onClick={() => setWanted(need)}
                    >
                      <DecisionTitle of="revokeGrant" />
                    </Button>
                  </Entry>
                ))}
              </EntryList>
            )}
            {wanted !== undefined && (
              <DecisionDialog
                text={wanted === '' ? 'grant' : 'revokeGrant'}
                name={name}
                version={wanted}
                decision={{
                  action: 'grants',
                  input: { name, ...(wanted && { remove: [wanted] }) },
                }}
                onClose={() => setWanted(undefined)}
              />
            )}
          </>
        );
      }}
    </Answered>
  );
}
