import { lazyComponent } from '@dara/kit/ui';
import { useState, type Ref } from 'react';
import type { SecondStepNeeded } from '../../api/generated.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

const SecondStepForm = lazyComponent(() =>
  import(/* webpackChunkName: "second-step" */ './second-step-form.tsx').then(
    (module) => module.SecondStepForm,
  ),
);

/** Sign-in by password or passkey, with a second step if set up. */
export function SignInPanel({ emailRef }: { emailRef?: Ref<HTMLInputElement> }) {
  const [needed, setNeeded] = useState<SecondStepNeeded>();
  if (needed)
    return <SecondStepForm challenge={needed.challenge} onBack={() => setNeeded(undefined)} />;
  return (
    <>
      <SignInForm emailRef={emailRef} onStep={setNeeded} />
      <PasskeySignIn />
    </>
  );
}
