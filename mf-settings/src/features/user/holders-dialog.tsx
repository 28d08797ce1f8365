import { Button, Dialog, TextLink } from '@dara/kit/ui';
import type { FieldError } from '@dara/sdk/api';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';

/** What the api names, with the record of each. */
const PLACES = {
  Talent: paths.talentDetail,
  Hire: paths.jobApplications,
  LastOwner: paths.businessDetail,
} as const;
const isPlace = (rule: string): rule is keyof typeof PLACES => rule in PLACES;

export interface HoldersDialogProps {
  name: string;
  holders: readonly FieldError[];
  onClose: () => void;
}

/** Why a user cannot be deleted, with links to what holds the account. */
export function HoldersDialog({ name, holders, onClose }: HoldersDialogProps) {
  const kinds = [...new Set(holders.map(({ rule }) => rule))];
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="setting.user.held.title" values={{ name }} />}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage id="setting.user.held.close" />
        </Button>
      }
    >
      {kinds.map((kind) => (
        <Holders key={kind} kind={kind} holders={holders.filter(({ rule }) => rule === kind)} />
      ))}
    </Dialog>
  );
}

function Holders({ kind, holders }: { kind: string; holders: readonly FieldError[] }) {
  const locale = useLocale();
  if (!isPlace(kind)) {
    const isOwn = kind === 'Oneself';
    return <FormattedMessage id={`setting.user.held.${isOwn ? 'Oneself' : 'other'}`} tagName="p" />;
  }
  const count = Number(holders[0]?.params?.['count'] ?? holders.length);
  const more = count - holders.length;
  return (
    <section>
      <FormattedMessage id={`setting.user.held.${kind}`} values={{ count }} tagName="p" />
      <List>
        {holders.map(({ params = {} }) => (
          <li key={params['id']}>
            <TextLink to={PLACES[kind](String(params['id']))}>
              {params[locale] || params['th']}
            </TextLink>
          </li>
        ))}
        {more > 0 && (
          <li>
            <FormattedMessage id="setting.user.held.more" values={{ count: more }} />
          </li>
        )}
      </List>
    </section>
  );
}

const List = styled.ul`
  margin-block: ${tokens.space2} ${tokens.space4};
  padding-inline-start: ${tokens.space5};
`;
