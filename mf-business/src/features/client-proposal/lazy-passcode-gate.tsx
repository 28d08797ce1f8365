import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { PasscodeGateProps } from './passcode-gate.tsx';

const Gate = lazyComponent<PasscodeGateProps>(() =>
  import(/* webpackChunkName: "passcode-gate" */ './passcode-gate.tsx').then(
    (module) => module.PasscodeGate,
  ),
);

/** The question for the passcode; most links have none. */
export function LazyPasscodeGate(props: PasscodeGateProps) {
  return <Gate {...props} pending={<Skeleton shape="box" height={280} />} />;
}
