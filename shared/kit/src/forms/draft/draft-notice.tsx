import type { ComponentProps } from 'react';
import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import type { FormDraft } from './use-form-draft.ts';

const DraftBanner = lazyComponent(() =>
  import('./draft-banner.tsx').then((loaded) => loaded.DraftBanner),
);

type DraftNoticeProps = Omit<ComponentProps<typeof DraftBanner>, 'draftState'> & {
  draftState: FormDraft;
};

/** `DraftBanner`, loaded on demand, since few forms have a draft. */
export function DraftNotice({ draftState, ...rest }: DraftNoticeProps) {
  const { restoredAt } = draftState;
  return restoredAt ? <DraftBanner draftState={{ ...draftState, restoredAt }} {...rest} /> : null;
}
