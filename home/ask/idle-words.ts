/** What a question is put with; it says nothing of what is asked. */
export const idleWords: ReadonlySet<string> = new Set(
  `a about above again all allow allowed allows also am an and any anyone anything are around as ask asked at away bad be because been before being big both bring but by
can cannot charge charged charges come comes cost costs could current currently day did do does doing done down each either else ever every everyone exactly expect far find for from get gets
getting give given go goes going good got had happen happens has have having he her here high higher his hit hoa hoas association associations community communities neighborhood neighbors neighbor complex subdivision development home homes house houses condo condos
unit units property properties place lot lots apartment owner owners homeowner homeowners member members people person persons someone somebody resident residents how i if in into is it its itself just keep keeping keeps kind know last least left let like likely list living long look lot
made make makes many may me mean means might mine more most much must my name need needed needs new next no not now number of off often ok okay on once one only onto open or other others ought our out over own owe owed owes
different pay paying pays per please possible put puts really right rule rules same say says see set several shall she should show since so some soon sort spend start still such take takes tell than that the their them then there these they thing things think this those through time times to today together too
type under until up upon us use used uses using usually want was way we were what when where whether which while who whom whose why will with within without work would yes yet you your year years yearly day days month months monthly annual annually quarter quarterly percent percentage dollars dollar amount minimum shortest longest biggest
total share responsible problem complaint complaints document documents size old there's it's i'm what's isn't don't doesn't won't can't list throw wear hang install plan planned coming break breaks breaking broke money account accounts carry carries back calculated calculate figured computed worked run put offer answer somewhere anywhere required require requires buy buying buyer sell selling close closing`
    .split(/\s+/)
    .filter(Boolean),
);
