import { FormattedMessage } from '@dara/sdk/i18n';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { ListState } from '../state/use-list-state.ts';

export interface ListEmptyProps<Specs> {
  list: ListState<Specs>;
  total: number;
  empty?: { title: ReactNode; text?: ReactNode; action?: ReactNode };
  /** Suggestion when filters or keyword have no results. */
  suggestion?: ReactNode;
}

/** Why a list shows no rows: past its end, nothing matches, or there is none yet. */
export function ListEmpty<Specs>({ list, total, empty, suggestion }: ListEmptyProps<Specs>) {
  if (total > 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="kit.resource.pastEnd" />}
        action={
          <ButtonLink to={list.hrefOf(1)}>
            <FormattedMessage id="kit.resource.firstPage" />
          </ButtonLink>
        }
      />
    );
  }
  if (list.activeFilters > 0) {
    return (
      <EmptyState
        icon={<SearchX size={24} aria-hidden />}
        title={<FormattedMessage id="kit.resource.noMatch" />}
        action={
          <ButtonLink {...list.linkToAll()}>
            <FormattedMessage id="kit.resource.clearFilters" />
          </ButtonLink>
        }
      >
        {suggestion ?? <FormattedMessage id="kit.resource.noMatchText" />}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={empty?.title ?? <FormattedMessage id="kit.resource.empty" />}
      action={empty?.action}
    >
      {empty?.text}
    </EmptyState>
  );
}
