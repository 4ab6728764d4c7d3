import type { Dependencies } from '@/care-api/dependencies';
import {
  createQuestionnaire,
  deleteQuestionnaire,
  updateQuestionnaire,
} from '@/care-api/questionnaires/edit-questionnaires';
import {
  getQuestionnaire,
  listQuestionnaires,
  listQuestions,
  listQuestionsOfListing,
} from '@/care-api/questionnaires/list-questionnaires';
import { type App, route } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

export function questionnaireRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listQuestionsOfListing, ({ params }) => listQuestionsOfListing(db, params.id));
  route(app, deps, endpoints.listQuestions, () => listQuestions(db));
  route(app, deps, endpoints.listQuestionnaires, () => listQuestionnaires(db));
  route(app, deps, endpoints.getQuestionnaire, ({ params }) => getQuestionnaire(db, params.id));
  route(app, deps, endpoints.createQuestionnaire, ({ body }) => createQuestionnaire(db, body));
  route(app, deps, endpoints.updateQuestionnaire, ({ params, body }) => updateQuestionnaire(db, params.id, body));
  route(app, deps, endpoints.deleteQuestionnaire, ({ params }) => deleteQuestionnaire(db, params.id));
}
