import { type FactRule, saying } from '../../find/pattern.ts';

const isSo = saying(true);

const ageRestricted: FactRule = {
  fact: 'occupancy.age_restricted',
  inLists: true,
  cue: /older persons|\+|\baged\b|or older|\bage\b|\bunder\b|age[- ]restrict|years or older|years old|\bsenior|and better/,
  patterns: [
    saying(
      ({ quantities, match }) => {
        const [age] = quantities;
        const years = age?.kind === 'count' ? age.value : /55|fifty/.test(match[0]) ? 55 : 0;
        return years >= 50 && years <= 65 ? true : null;
      },
      // 'Senior couple, 65+ $150' is a price.
      { unless: /\{m\d/ },
    )
      .told`(?:\b(?:55|fifty-five)|{count}) ?\+|\baged? (?:{count}|55|fifty-five)(?: years)? (?:or|and) (?:older|over|above|better)`,

    saying(false).plain`\bnot (?:an? )?(?:age[- ]restricted|housing for older persons)|\bno age restriction`,
    saying(true, {
      unless:
        /\bfair housing\b[^;]{0,60}\bexempt|\bnothing\b|\bfamilial status\b|\bnot be (?:construed|deemed|considered)\b/,
    })
      .told`\bhousing for older persons\b|\bage[- ]restricted\b[^.;]{0,30}\b(?:community|housing|development|subdivision)|\b(?:55|fifty-five) ?(?:and|or|\+) ?(?:over|older|better) (?:community|housing)|\b(?:persons|people|residents|adults|those) (?:aged? )?\{n\d+\} (?:and|or) (?:better|over|older|up)\b|\bsenior (?:citizen )?(?:housing|community)`,
    saying(
      ({ quantities }) => {
        const age = quantities.at(-1);
        const years =
          age?.kind === 'count' ? age.value : age?.kind === 'duration' && age.unit === 'year' ? age.count : 0;
        return years >= 50 && years <= 65 ? true : null;
      },
      {
        unless:
          /\b(?:trustee|director|exercise|pool|fitness|golf|discount|senior rate|exempt|violation|employ(?:ed|ment)|who works)\b/,
      },
    )
      .express`\b(?:occup\w+|resid\w+|persons?|individual|owner)\b[^;]{0,160}(?:{count}|{duration})(?: years)?(?: of age|,? or (?:older|over)| and (?:older|over)| years (?:of age|old))`,
    // 'one resident who has attained the age of 55', 'in which one member is over the age of fifty-five'
    saying(({ quantities }) => {
      const age = quantities.at(-1);
      return age?.kind === 'count' && age.value >= 50 && age.value <= 65 ? true : null;
    })
      .plain`\b(?:occup\w+|resid\w+|households?)\b[^;]{0,160}\b(?:attained|reached|over|at least)(?: the)? age(?: of)? {count}`,
    isSo.plain`\b(?:children|minors|persons?)\b[^;]{0,20}\bunder (?:the age of )?(?:{count}|{duration})[^;]{0,40}\b(?:shall|may|will) not (?:be (?:permitted|allowed) to )?(?:permanently )?(?:reside|live|occupy|dwell)\b`,
    isSo.plain`\bno (?:person|child|children|individual|resident|occupant|one|{count})[^;]{0,60}\bunder (?:the age of )?(?:{count}|{duration})[^;]{0,60}\b(?:shall|may|permitted)\b[^;]{0,40}\b(?:resid|occup|live|permanent)|\b(?:intended|designed|reserved|operated|restricted) (?:only |solely |exclusively )?(?:for|to) (?:those|persons|people|residents|adults)(?: (?:who are|aged?|at least))? (?:55|fifty-five|62|sixty-two|{count}|{duration})`,
    saying(true, { unless: /\b(?:pool|spa|fitness|gym|club ?house)\b/ })
      .plain`\b(?:limited|restricted) to (?:use by |occupancy by )?(?:permanent |full-time )*(?:residents|persons|occupants|adults)\b[^;{]{0,20}{duration}(?: of age)? (?:or|and) (?:older|over)\b`,
  ],
};

const family = '(?:single[- ]family|one[- ]family|{count}[- ]family|private|family)';
const dwelling = '(?:residen(?:ce|ces|tial)|dwellings?|homes?|living)';

const residentialOnly: FactRule = {
  fact: 'occupancy.residential_only',
  inLists: true,
  cue: /residen|dwelling|housing|single[- ]family|\bfamily\b/,
  patterns: [
    isSo.plain`\b(?:units?|lots?|homes?|propert(?:y|ies)|parcels?) (?:are|is|shall be) (?:hereby )?(?:restricted|limited) to (?:single[- ]family |private )*residential (?:use|purposes?|occupancy)\b|\b(?:units?|lots?|homes?|parcels?)\b[^.;]{0,160}\b(?:are|is|shall be) (?:hereby )?(?:restricted|limited) to (?:the )?(?:use|occupancy) (?:of|by) (?:an? |one )?(?:single|one|{count}) family\b`,

    isSo.express`\b(?:used?|occupied|improved|devoted|utilized|restricted|limited|held|occupancy)\b[^;]{0,60}\b(?:only|solely|exclusively|exclusive|restricted|limited|solely and exclusively)\b(?: [a-z]+){0,6} (?:${family},? )*(?:${dwelling})`,
    isSo.express`\bfor (?:[a-z]+ ){0,3}(?:${family},? )*residen(?:tial|ce) (?:and recreational )?(?:dwelling |use |housing )?(?:purposes?|use|occupancy) (?:only|exclusively|solely|and (?:for )?no other|and not for)|\bresidential (?:use|purposes?) only\b|\bfor (?:residential|single family) use only\b|\bfor (?:[a-z]+ ){0,2}${family} (?:homes?|residences?|dwellings?)(?: purposes?)? (?:only|exclusively|solely|and (?:for )?no other)`,
    isSo.express`\b(?:no|nor|not)\b[^;]{0,300}\b(?:lots?|units?|homes?|residences?|dwellings?|property|premises|apartments?|buildings?|part)\b[^;]{0,120}\b(?:used?|occupied)\b[^;]{0,80}\b(?:other (?:purpose )?than|except|but)\b[^;]{0,60}\b(?:${family} )*(?:residen(?:ce|tial)|dwelling|housing)`,
    isSo.plain`\b(?:known and described|designated|classified|established) as (?:${family} )*residential\b|\b(?:lots?|units?|homes?|residences?|dwellings?|apartments?)\b[^;]{0,60}\b(?:shall|may|must|will|is|are to)\b[^;]{0,30}\b(?:used|occupied)\b[^;]{0,60}\b(?:as|for) (?:an? )?(?:[a-z]+ ){0,2}(?:${family},? )*(?:residential|residence|dwelling)[^;]{0,60}\b(?:only|and (?:for )?no other|purposes|not for)`,
    isSo.plain`\b(?:lots?|properties|property|units?|subdivision)\b[^;]{0,80}\b(?:is|are|shall be) (?:hereby |intended for and ){0,2}(?:restricted|limited|confined) to (?:[a-z]+ ){0,2}(?:${family},? )*(?:residential (?:dwellings?|use|purposes?|homes?|buildings?)|residences?|dwellings?)\b`,
    isSo.implied`\bno (?:building|structure)s?\b[^;]{0,120}\b(?:other than|except) (?:[a-z]+ ){0,3}(?:{count} )?(?:detached |private |new )*(?:${family}) (?:residen|dwelling|home)`,
    isSo.plain`\b(?:lots?|units?|homes?|property|dwellings?)\b[^;]{0,40}\b(?:for no (?:other )?purpose (?:other than|except|but)) [^;]{0,30}\b(?:residen|dwelling|homes?\b|${family})`,
    // 'only by one family as a residence and for no other purpose'
    isSo.plain`\b(?:used?|occupied)\b[^;]{0,100}\bas (?:an? |its |their |his )?(?:private |single[- ]family |family )*(?:residence|dwelling|home)s?\b[^;]{0,30}\b(?:for no other|not otherwise|(?:and |for ){1,2}nothing else|and no other)`,
  ],
};

export const occupancy = [ageRestricted, residentialOnly];
