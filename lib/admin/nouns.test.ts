import { rulesOf } from './noun';
import { nouns } from './nouns';

it.each(nouns.filter(({ otherwise }) => otherwise))(
  '$screen begins with a tab it has, on either kind of API',
  (noun) => {
    for (const extensions of [new Set<string>([noun.needs]), new Set<string>()]) {
      expect(rulesOf(noun, extensions).statuses).toContain(noun.otherwise);
    }
  },
);
