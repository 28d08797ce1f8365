import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { ProposalFormProps } from './form/proposal-form-props.ts';

// Fields, dragging and the calendar are loaded only for editing.
const Form = lazyComponent(() =>
  import(/* webpackChunkName: "proposal-form" */ './form/proposal-form.tsx').then(
    (module) => module.ProposalForm,
  ),
);

/** The builder, for a new proposal and for a draft. */
export function LazyProposalForm(props: ProposalFormProps) {
  return (
    <Form {...props} pending={<Skeleton shape="box" height={480} />} onFailed={props.onCancel} />
  );
}
