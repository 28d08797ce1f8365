import { EVERYTHING, GRANT } from '@dara/contract';
import {
  FormNumberField,
  FormTextArea,
  FormTextField,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { Button, Checkbox, Dialog } from '@dara/kit/ui';
import { max, min, required } from '@dara/kit/validation';
import { isApiError } from '@dara/sdk/api';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { object, string, type AnySchema } from 'yup';
import { FreshStep } from '../../parts/fresh-step/fresh-step.tsx';
import { useFreshStep } from '../../parts/fresh-step/use-fresh-step.ts';
import { DECISION_TITLES } from './action-titles.tsx';
import { Answered } from './answered.tsx';
import { CONSEQUENCES } from './consequences.ts';
import { Findings } from './findings.tsx';
import { useReleaseDecideMutation, type Decision } from './release.api.ts';
import type { DecisionDialogProps, DecisionText } from './decision.ts';
import { useDecisionCheck, type DecisionCheck } from './use-decision-check.ts';

const HARMFUL: readonly DecisionText[] = ['rollback', 'withdraw', 'markBad', 'revokeGrant'];
const REASON_MAX = 500;
const SHARE = object({ percent: string().test(required()).test(min(1)).test(max(99)) });
const SCHEMAS: Partial<Record<DecisionText, AnySchema>> = {
  share: SHARE,
  changeShare: SHARE,
  grant: object({
    need: string()
      .test(required())
      .test({
        test: (need) => !need?.trim() || GRANT.test(need.trim()),
        message: { id: 'setting.release.need.hint' } as never,
      }),
  }),
  freeze: object({
    until: string()
      .test(required())
      .test({
        test: (time) => !time || new Date(time) > new Date(),
        message: { id: 'setting.release.untilPast' } as never,
      }),
  }),
};

/** Says what a decision will do, with its checks, asks for a reason, and then decides. */
export function DecisionDialog(props: DecisionDialogProps) {
  return (
    <FreshStep>
      <DecisionForm {...props} />
    </FreshStep>
  );
}

function DecisionForm({ decision, text, name, version, onClose }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const withFreshStep = useFreshStep();
  const [decide] = useReleaseDecideMutation();
  const check = useDecisionCheck(decision, text);
  const values = {
    name: name === EVERYTHING ? formatMessage({ id: 'setting.release.everything' }) : name,
    version: version ?? '',
  };
  const title = localized(DECISION_TITLES[text], locale);

  const handleSubmit = ({ reason, ...filled }: typeof INITIAL) => {
    const wanted = wantedOf(decision, { ...filled, ...check.overridden });
    const send = () => decide({ ...wanted, reason: reason.trim() }).unwrap();
    return withFreshStep(send).catch((error: unknown) => {
      // What failed is named by the checks.
      if (check.isChecked && isApiError(error) && error.status === 409) void check.query.refetch();
      throw error;
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={CONSEQUENCES[text][locale](values.name, values.version)}
    >
      <ResourceForm
        compact
        label={title}
        initialValues={INITIAL}
        schema={SCHEMAS[text]}
        onSubmit={handleSubmit}
        onSuccess={onClose}
        successMessage={{ id: 'setting.release.done', values: { ...values, action: title } }}
      >
        {check.isChecked && <DecisionChecks {...check} />}
        <DecisionFields text={text} />
        <SubmitBar
          inDialog
          label={title}
          variant={HARMFUL.includes(text) ? 'danger' : 'primary'}
          submit={check.isHeld && <Button disabled>{title}</Button>}
          onCancel={onClose}
        />
      </ResourceForm>
    </Dialog>
  );
}

/** What the checks say, and the way to pass over what may be passed over. */
function DecisionChecks({ query, isOverridable, isOverridden, setIsOverridden }: DecisionCheck) {
  return (
    <Answered query={query}>
      {({ verdict }) => (
        <>
          <Findings verdict={verdict} />
          {isOverridable && (
            <Checkbox
              checked={isOverridden}
              onChange={setIsOverridden}
              label={<FormattedMessage id="setting.release.override" />}
            />
          )}
        </>
      )}
    </Answered>
  );
}

/** What a decision needs beside the release, and its reason. */
function DecisionFields({ text }: { text: DecisionText }) {
  return (
    <>
      {(text === 'share' || text === 'changeShare') && (
        <FormNumberField
          name="percent"
          required
          label={<FormattedMessage id="setting.release.percent" />}
        />
      )}
      {text === 'grant' && (
        <FormTextField
          name="need"
          required
          maxLength={320}
          spellCheck={false}
          label={<FormattedMessage id="setting.release.need" />}
          hint={<FormattedMessage id="setting.release.need.hint" />}
        />
      )}
      {text === 'freeze' && (
        <FormTextField
          name="until"
          type="datetime-local"
          required
          label={<FormattedMessage id="setting.release.until" />}
        />
      )}
      <FormTextArea
        name="reason"
        limit={REASON_MAX}
        maxLength={REASON_MAX}
        label={<FormattedMessage id="setting.release.reason" />}
      />
    </>
  );
}

const INITIAL = { reason: '', need: '', until: '', percent: '' };

interface Filled {
  need: string;
  until: string;
  percent: string;
  accept?: string[];
  isBad?: boolean;
}

/** The decision with what the form and the overridden checks add. */
function wantedOf(decision: Decision, filled: Filled): Decision {
  const { need, until, percent, accept, isBad } = filled;
  const { action, input } = decision;
  if (action === 'promote')
    return {
      action,
      input: {
        ...input,
        ...(percent && { share: { percent: Number(percent) } }),
        ...(accept?.length && { accept }),
        ...(isBad && FORCED),
      },
    };
  if (action === 'rollback') return { action, input: { ...input, ...(accept && FORCED) } };
  if (action === 'grants' && need) return { action, input: { ...input, add: [need.trim()] } };
  if (action === 'freeze' && until)
    return { action, input: { ...input, until: new Date(until).toISOString() } };
  return decision;
}

const FORCED = { force: true };
