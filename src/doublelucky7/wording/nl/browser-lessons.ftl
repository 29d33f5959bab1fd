### Wat het eerste spel zegt, elk één keer, naast het ding.

lesson-draw = Iedereen trekt een kaart. De hoogste deelt het eerst.
lesson-trump = Deze kaart ligt open: haar kleur verslaat de hele ronde de andere drie.
lesson-bid = Hoeveel slagen haal je? Alleen precies zoveel levert punten op.
lesson-forbidden = Jij voorspelt als laatste: de som mag niet uitkomen. Iemand gaat missen.
lesson-follow = Je hebt de gevraagde kleur, dus je bekent. De Joker mag altijd.
lesson-trumped = Getroefd: zelfs een kleine troef wint van de hoogste kaart van een andere kleur.
lesson-leads-again = De dealer komt weer uit: elke slag van de ronde, wie de vorige ook haalde.
lesson-made = Precies goed: 10 punten en 2 per slag.
lesson-missed = Deze keer niet: geen punten bij te veel of te weinig. Nieuwe ronde, nieuwe kans.
lesson-double = Ronde 7 telt dubbel. Nu gaat het erom.
settings-lessons = Dingen de eerste keer uitleggen
now-with-wheel = Nu met het Lucky Wheel?
