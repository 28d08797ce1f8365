import { lazyComponent } from '@dara/kit/ui';

const DataTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-data" */ './data/data-tab.tsx').then(
    (module) => module.DataTab,
  ),
);
const DevicesTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-devices" */ './devices/devices-tab.tsx').then(
    (module) => module.DevicesTab,
  ),
);
const DisplayTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-display" */ './profile/display-tab.tsx').then(
    (module) => module.DisplayTab,
  ),
);
const ProfileTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-profile" */ './profile/profile-tab.tsx').then(
    (module) => module.ProfileTab,
  ),
);
const SecurityTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-security" */ './security-tab.tsx').then(
    (module) => module.SecurityTab,
  ),
);

/** The tabs of one's own account, each a script of its own. */
export const ACCOUNT_TABS = [
  { id: 'profile', Content: ProfileTab },
  { id: 'display', Content: DisplayTab },
  { id: 'security', Content: SecurityTab },
  { id: 'devices', Content: DevicesTab },
  { id: 'data', Content: DataTab },
] as const;
