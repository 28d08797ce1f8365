import { SoftwareAuthenticator, type Asked, type Twist } from './software-authenticator.ts';
import { freshStep } from './second-steps.ts';
import { TEST_PASSWORD, type SignedIn, type TestApi } from './test-api.ts';

const OWN = '/api/account/passkey';
const SIGN_IN = '/api/authorization/passkey';

type Who = Pick<SignedIn, 'headers'>;

/** A challenge, and the cookie of its browser. */
interface Question {
  token: string;
  options: Asked;
  cookie: string;
}

/** Passkey requests: add, sign in, remove. */
export function passkeyCalls(api: () => TestApi) {
  const post = (url: string, headers: Record<string, string>, payload?: object) =>
    api().app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });

  const question = async (asking: ReturnType<typeof post>): Promise<Question> => {
    const answer = await asking;
    if (answer.statusCode !== 200) throw new Error(`no question: ${answer.body}`);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    return { ...answer.json<Pick<Question, 'token' | 'options'>>(), cookie };
  };
  const askNew = ({ headers }: Who, password = TEST_PASSWORD) =>
    post(`${OWN}/options`, headers, { password });
  const newQuestion = (who: Who) => question(askNew(who));
  const add = ({ headers }: Who, token: string, credential: object, name = 'กุญแจ') =>
    post(OWN, headers, { token, name, credential });
  const authenticator = () => new SoftwareAuthenticator(api().services.config.publicUrl);
  const stepQuestion = ({ headers }: Who) => question(post(`${OWN}/verify/options`, headers));
  const verify = ({ headers }: Who, token: string, credential: object) =>
    post(`${OWN}/verify`, headers, { token, credential });
  const signInQuestion = () => question(post(`${SIGN_IN}/options`, {}));
  const answer = ({ token, cookie }: Question, credential: object) =>
    post(SIGN_IN, { cookie }, { token, credential });

  return {
    authenticator,
    askNew,
    newQuestion,
    add,
    stepQuestion,
    verify,
    signInQuestion,
    answer,

    /** Uses an own passkey as the second step. */
    async giveStep(who: Who, by: SoftwareAuthenticator): Promise<void> {
      const asked = await stepQuestion(who);
      const answered = await verify(who, asked.token, by.signIn(asked.options));
      if (answered.statusCode !== 204) throw new Error(`no step: ${answered.body}`);
    },

    list: async ({ headers }: Who) =>
      (await api().app.inject({ url: OWN, headers })).json<{ items: { id: string }[] }>().items,

    remove: ({ headers }: Who, id: string) =>
      api().app.inject({ method: 'DELETE', url: `${OWN}/${id}`, headers }),

    rename: ({ headers }: Who, id: string, name: string) =>
      api().app.inject({ method: 'PUT', url: `${OWN}/${id}`, headers, payload: { name } }),

    /** A passkey that counts for them. */
    async passkeyOf(who: Who): Promise<SoftwareAuthenticator> {
      const own = authenticator();
      await freshStep(api(), who);
      const { token, options } = await newQuestion(who);
      const added = await add(who, token, own.register(options));
      if (added.statusCode !== 201) throw new Error(`not added: ${added.body}`);
      await api().services.db.deleteFrom('fresh_step').execute();
      return own;
    },

    async signIn(by: SoftwareAuthenticator, twist?: Twist) {
      const asked = await signInQuestion();
      return answer(asked, by.signIn(asked.options, twist));
    },
  };
}
