import { openPages } from '@/care-api/desk/list-page';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { countAnswers } from '@/care-api/questionnaires/count-answers';
import { decideOnAdvice } from '@/care-api/questionnaires/decide-on-advice';
import {
  createQuestionnaire,
  deleteQuestionnaire,
  updateQuestionnaire,
} from '@/care-api/questionnaires/edit-questionnaires';
import { readListed } from '@/care-api/questionnaires/kept-row';
import { listAsking } from '@/care-api/questionnaires/list-asking';
import {
  getQuestionnaire,
  listQuestionnaires,
  listQuestions,
  listQuestionsOfListing,
} from '@/care-api/questionnaires/list-questionnaires';
import { compareQuestionnaireVersions } from '@/care-api/questionnaires/list-versions';
import { questionnaireResource } from '@/care-api/questionnaires/questionnaire-resource';
import { endpoints } from '@/lib/contract/endpoints';

export function questionnaireRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listQuestionsOfListing, ({ params }) => listQuestionsOfListing(db, params.id));
  route(app, deps, endpoints.listQuestions, () => listQuestions(db));
  route(app, deps, endpoints.listQuestionnaires, () => listQuestionnaires(db));
  const listKept = openPages(db, { ...questionnaireResource, read: readListed, readListed });
  route(app, deps, endpoints.listKeptQuestionnaires, ({ query, account }) =>
    listKept({ sort: '-changed', ...query, page: query.page ?? 1 }, signedIn(account)),
  );
  route(app, deps, endpoints.getQuestionnaireAnswers, ({ params: { id }, account }) =>
    countAnswers(db, id, signedIn(account)),
  );
  route(app, deps, endpoints.compareQuestionnaireVersions, ({ params: { id }, query, account }) =>
    compareQuestionnaireVersions(db, id, query, signedIn(account)),
  );
  route(app, deps, endpoints.getQuestionnaireListings, ({ params: { id }, account }) =>
    listAsking(db, id, signedIn(account)),
  );
  route(app, deps, endpoints.getQuestionnaire, ({ params }) => getQuestionnaire(db, params.id));
  const by = (account: Account | null) => ({ caller: signedIn(account), now: deps.now() });
  route(app, deps, endpoints.decideOnAdvice, ({ params: { id }, body, account }) =>
    decideOnAdvice(db, id, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.createQuestionnaire, ({ body, account }) => createQuestionnaire(db, body, by(account)));
  route(app, deps, endpoints.updateQuestionnaire, ({ params: { id }, body: input, seen, account }) =>
    updateQuestionnaire(db, { id, seen, input }, by(account)),
  );
  route(app, deps, endpoints.deleteQuestionnaire, ({ params: { id }, seen, account }) =>
    deleteQuestionnaire(db, { id, seen }, by(account)),
  );
}
