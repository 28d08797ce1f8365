import * as api from '@dara/sdk/api';
import * as i18n from '@dara/sdk/i18n';
import * as notice from '@dara/sdk/notice';
import * as router from '@dara/sdk/router';
import * as session from '@dara/sdk/session';
import * as slot from '@dara/sdk/slot';
import * as store from '@dara/sdk/store';
import * as theme from '@dara/sdk/theme';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from './styled.ts';

/** All modules that the shell shares with remotes: by federation in the browser, by `require` in server bundles. */
export const modules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@dara/sdk/api': api,
  '@dara/sdk/i18n': i18n,
  '@dara/sdk/notice': notice,
  '@dara/sdk/router': router,
  '@dara/sdk/session': session,
  '@dara/sdk/slot': slot,
  '@dara/sdk/store': store,
  '@dara/sdk/theme': theme,
};
